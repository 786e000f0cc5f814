import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
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
const lockFile = join(root, 'package-lock.json')
const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex')
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

/** Whether a remote's folder has been made that the lock file does not know. */
const hasNewRemote = () => {
  const lock = readFileSync(lockFile, 'utf8')
  return readdirSync(root).some(
    (entry) =>
      entry.startsWith('remote-') &&
      existsSync(join(root, entry, 'package.json')) &&
      !lock.includes(`"${entry}": {`),
  )
}

const quietly = ['--no-audit', '--no-fund', '--loglevel=error']

/**
 * Installs the packages of package-lock.json, unless exactly those are installed already. A new remote is taken into it
 * first: it uses what the others do, so nothing is fetched for it.
 */
export const install = async () => {
  if (hasNewRemote())
    await ticking('Taking in the new remote', () => npm(['install', '--prefer-offline', ...quietly]))
  else if (isInstalled(lockHash())) return
  else await ticking('Installing packages', () => npm(['ci', ...quietly]))
  writeFileSync(stamp, lockHash())
}
