import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endOnShutdown } from './shutdown.mjs'
import { causeOfNpmFailure } from './npm-failure.mjs'
import { withPidLock } from './pid-lock.mjs'
import { step } from './progress.mjs'
import { archiveFile, isInstalled, platformFolder, root } from './root.mjs'
import { isSupportedNode } from './supported-node.mjs'

const readManifest = () =>
  JSON.parse(readFileSync(join(isInstalled ? platformFolder : root, 'package.json'), 'utf8'))

/** Returns the version of the site; in the repository of a remote that of this package. @returns {string} */
export const siteVersion = () => readManifest().version

/** @throws Error when an archive of the site was made for another operating system or processor */
export const checkPlatform = () => {
  const { platform } = JSON.parse(readFileSync(archiveFile, 'utf8'))
  const own = `${process.platform}-${process.arch}`
  if (platform !== own) throw new Error(`This archive is for ${platform}, and this machine is ${own}.`)
}

/** @throws Error when `engines` in package.json excludes this version of Node */
export const checkNode = () => {
  const { engines } = readManifest()
  if (isSupportedNode(process.versions.node, engines.node)) return
  throw new Error(
    `Bucketeer runs on Node ${engines.node} (24 is recommended); this is Node ${process.versions.node}.`,
  )
}

const stamp = join(root, 'node_modules/.bucketeer-lock')
const lockFile = join(root, 'package-lock.json')
const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex')
/** @param {string} hash */
const isUpToDate = (hash) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash

/**
 * Runs npm from the same Node.
 * @param {string[]} args
 * @param {string} folder
 * @returns its standard output
 * @throws Error with the cause of the failure
 */
export const npm = async (args, folder = root) => {
  const cli = process.env.npm_execpath
  const [file, before] = cli ? [process.execPath, [cli]] : ['npm', []]
  const child = endOnShutdown(
    spawn(file, [...before, ...args, '--json'], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] }),
  )
  const printed = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk) => (printed.stdout += chunk))
  child.stderr.on('data', (chunk) => (printed.stderr += chunk))
  const [code] = await once(child, 'close').catch((error) => {
    throw new Error(`npm could not be started: ${error.message}`)
  })
  if (code !== 0)
    throw new Error(`npm ${args[0]} failed:\n${causeOfNpmFailure(printed) || `exit code ${code}`}`)
  return printed.stdout
}

/** Returns whether there is a remote that package-lock.json lacks. */
const hasNewRemote = () => {
  const lock = readFileSync(lockFile, 'utf8')
  return readdirSync(root).some(
    (entry) =>
      entry.startsWith('remote-') &&
      existsSync(join(root, entry, 'package.json')) &&
      !lock.includes(`"${entry}": {`),
  )
}

export const quietly = ['--no-audit', '--no-fund', '--loglevel=error']

/** Not in node_modules, which `npm ci` empties. */
const installLock = join(root, '.cache/install.pid')

/** Adds a new remote to package-lock.json, which downloads nothing: its dependencies are those of the other remotes. */
const installMissing = async () => {
  if (hasNewRemote())
    await step('Adding the new remote to package-lock.json', () =>
      npm(['install', '--prefer-offline', ...quietly]),
    )
  else if (isUpToDate(lockHash())) return
  else await step('Installing packages', () => npm(['ci', ...quietly]))
  writeFileSync(stamp, lockHash())
}

/** Installs the packages of package-lock.json, unless they are installed already, or another process installs them. */
export const install = async () => {
  if (!hasNewRemote() && isUpToDate(lockHash())) return
  await withPidLock(installLock, installMissing, (pid) =>
    console.log(
      `  Waiting for process ${pid}, which installs the packages. If it does not, delete ${installLock}.`,
    ),
  )
}
