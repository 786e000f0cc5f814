import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { beforeShutdown } from '../../../bin/shutdown.mjs'
import { platformFolder } from '../../../bin/root.mjs'
import { freePortFrom } from './develop-against'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/**
 * Serves the shell's development build, which this package contains. The site gives it to a tab in the place of its own
 * shell.
 * @param port the first port to try
 */
export async function startDevShell(port: number, folder = join(platformFolder, 'dev-shell')) {
  // A list of all files, so that no other file can be requested.
  const files = new Set(readdirSync(folder).map((name) => `/${name}`))
  const server = createServer(({ url = '/' }, response) => {
    const [path = '/'] = url.split('?')
    response.setHeader('access-control-allow-origin', '*')
    if (!files.has(path)) return void response.writeHead(404).end()
    response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream')
    response.end(readFileSync(join(folder, path)))
  })
  const free = await freePortFrom(port)
  await new Promise<void>((resolve) => server.listen(free, '127.0.0.1', resolve))
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  beforeShutdown(stop)
  return { part: { name: 'shell', folder }, address: `http://127.0.0.1:${free}`, stop }
}
