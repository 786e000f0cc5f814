import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import type { Part } from '../parts/parts'
import { freePortFrom } from './free-port'

const firstPort = 4100

/** A part served with hot reload, and where. */
export interface DevServer {
  part: Part
  /** Without a slash at the end. */
  address: string
  stop(): Promise<void>
}

const developmentConfig = async ({ folder }: Part): Promise<Configuration> => {
  // The presets look at this when they make a part's configuration.
  process.env.NODE_ENV = 'development'
  const module: { default: Configuration } = await import(
    pathToFileURL(join(folder, 'webpack.config.ts')).href
  )
  return module.default
}

const firstBuild = (compiler: webpack.Compiler) =>
  new Promise<void>((resolve) => compiler.hooks.done.tap('dev', () => resolve()))

/** Serves a part from memory; its edits reach open pages without a reload. Resolves when it has been built once. */
export const startDevServer = async (part: Part, index: number): Promise<DevServer> => {
  const port = await freePortFrom(firstPort + index)
  const compiler = webpack(await developmentConfig(part))
  const built = firstBuild(compiler)
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: false,
      static: false,
      // Our own signal handler ends what else was started first.
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
