import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { step } from '../../../bin/print.mjs'
import type { Part } from '../../build/parts/parts'
import { configurationOf } from '../../build/webpack/run-webpack'
import { freePortFrom } from './develop-against'

/** Returns the first port of the development servers, from `--port`. */
export const firstPortOf = ({ port = '4100' }: { port?: string }): number => Number(port)

/** A part that is served with hot reload. */
export interface DevServer {
  part: Part
  /** Without a trailing slash. */
  address: string
  stop(): Promise<void>
}

/** Serves parts with hot reload, one after another, at ports from this one on. */
export async function startDevServers(parts: Part[], port: number): Promise<DevServer[]> {
  const servers: DevServer[] = []
  for (const part of parts)
    servers.push(await step(`Serving ${part.name}`, () => startDevServer(part, port + servers.length)))
  return servers
}

const firstBuild = (compiler: webpack.Compiler) =>
  new Promise<void>((resolve) => compiler.hooks.done.tap('dev', () => resolve()))

/** Serves a part from memory with hot reload, at the first free port from this one. Resolves after the first build. */
async function startDevServer(part: Part, firstPort: number): Promise<DevServer> {
  const port = await freePortFrom(firstPort)
  const compiler = webpack(await configurationOf(part, 'development'))
  const built = firstBuild(compiler)
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: false,
      static: false,
      // Our own signal handler ends the other child processes first.
      setupExitSignals: false,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      client: {
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'warn',
        webSocketURL: { hostname: '127.0.0.1', port },
      },
    },
    compiler,
  )
  await server.start()
  await built
  return { part, address: `http://127.0.0.1:${port}`, stop: () => server.stop() }
}
