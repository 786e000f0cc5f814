import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export const root = join(import.meta.dirname, '..')
const longestStartMs = 300_000

/** @throws Error that names what differs */
export const expectEqual = (what, actual, expected) => {
  if (actual !== expected) throw new Error(`${what}: expected ${expected}, got ${actual}`)
}

export const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}

/** Resolves with the first group of the first line of a program's output that matches. */
export const lineOf = async (child, pattern) => {
  const lines = createInterface({ input: child.stdout }).on('line', (line) => console.log(line))
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      const [, found] = pattern.exec(line) ?? []
      if (found) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`The program ended with ${code}.`)))
  })
}

/** The package with the program alone. npm's `node` package installs it by a script, which npm may not run. */
const nodePackage = (version) => `node-${process.platform}-${process.arch}@${version}`

/** Installs a version of Node into a folder. @returns the path of the program */
export const installNode = async (folder, version) => {
  const options = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = spawn('npm', ['install', '--prefix', folder, ...options, nodePackage(version)], {
    stdio: 'inherit',
  })
  const [code] = await once(npm, 'close')
  expectEqual(`npm install ${nodePackage(version)}`, code, 0)
  return join(folder, 'node_modules/.bin/node')
}

/** Runs `npm start` under a Node program. Resolves when the site has printed its address and the demo login, if any. */
export const startSite = async (node, env) => {
  const site = spawn(node, ['platform/bin/bucketeer.mjs', 'start'], {
    cwd: root,
    env: { ...process.env, PORT: String(await freePort()), LOAD_PLACES: 'false', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(site, 'exit').then(([code]) => code)
  const stop = () => {
    site.kill()
    return ended
  }
  let printed = ''
  site.stdout.on('data', (chunk) => (printed += chunk))
  const timer = setTimeout(stop, longestStartMs)
  await lineOf(site, /(Ctrl-C) stops it/)
  clearTimeout(timer)
  const [, address] = /Bucketeer is at (\S+)/.exec(printed)
  const [, email, password] = /Demo login: (\S+), password (\S+)/.exec(printed) ?? []
  return { address, demoLogin: { email, password }, stop }
}
