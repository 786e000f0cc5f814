import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** The oldest Node that every package here runs on. */
const oldest = [20, 19]

export const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return
  throw new Error(`Bucketeer needs Node ${oldest.join('.')} or later; this is ${process.versions.node}.`)
}

const stamp = join(root, 'node_modules/.bucketeer-lock')
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
const isInstalled = (hash) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash

/** Runs npm from the same Node, with the last words it says shown on one line, when there is a terminal. */
const npm = (args) =>
  new Promise((resolve, reject) => {
    const cli = process.env.npm_execpath
    const [file, before] = cli ? [process.execPath, [cli]] : ['npm', []]
    const child = spawn(file, [...before, ...args], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (chunk) => (said = (said + chunk).slice(-4000)))
    child.on('error', (error) => reject(new Error(`npm could not be started: ${error.message}`)))
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`npm ${args[0]} failed:\n${said.trim() || `exit code ${code}`}`)),
    )
  })

const ticking = async (label, work) => {
  const since = Date.now()
  const seconds = () => `${Math.round((Date.now() - since) / 1000)} s`
  const ticker =
    process.stdout.isTTY && setInterval(() => process.stdout.write(`\r  ${label} … ${seconds()}`), 1000)
  if (!ticker) console.log(`  ${label} …`)
  try {
    await work()
    console.log(`${ticker ? '\r' : ''}  ${label}: ${seconds()}   `)
  } finally {
    clearInterval(ticker)
  }
}

/** Installs the packages of package-lock.json, unless exactly those are installed already. */
export const install = async () => {
  const hash = lockHash()
  if (isInstalled(hash)) return
  await ticking('Installing packages', () => npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']))
  writeFileSync(stamp, hash)
}
