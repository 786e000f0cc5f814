import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withPidLock } from './pid-lock.mjs'
import { step } from './print.mjs'
import { archiveFile, isInstalled, platformFolder, root } from './root.mjs'
import { endOnShutdown } from './shutdown.mjs'

/**
 * Parses one alternative of a range: `^20.19` or `>=24`.
 * @param {string} text
 */
const parseAlternative = (text) => {
  const [, operator, major, minor = 0] = /^(\^|>=)(\d+)(?:\.(\d+))?$/.exec(text.trim()) ?? []
  if (operator === undefined) throw new Error(`engines.node in package.json is not readable: ${text}`)
  return { isOneMajor: operator === '^', major: Number(major), minor: Number(minor) }
}

/**
 * Returns whether a version of Node is in the `engines` range of package.json. Supports alternatives of the
 * forms `^20.19` and `>=24` only: this file must run before any package is installed.
 * @param {string} version such as `22.13.1`
 * @param {string} range such as `^20.19 || ^22.13 || >=24`
 */
export const isSupportedNode = (version, range) => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return range
    .split('||')
    .map(parseAlternative)
    .some(
      (oldest) =>
        (major === oldest.major && minor >= oldest.minor) || (!oldest.isOneMajor && major > oldest.major),
    )
}

const mostLines = 12

/** @param {string} text */
const jsonIn = (text) => {
  try {
    return /** @type {{ error?: { summary?: unknown } }} */ (JSON.parse(text))
  } catch {
    return undefined
  }
}

/**
 * Returns why npm failed, from its output with `--json`: in a few lines, without the usage text that follows.
 * @param {{ stdout: string, stderr: string }} printed
 */
export const causeOfNpmFailure = ({ stdout, stderr }) => {
  const summary = jsonIn(stdout)?.error?.summary
  const words = typeof summary === 'string' ? summary : stderr.replaceAll(/^npm (error|ERR!) ?/gm, '')
  const [cause = '', usage] = words.split(/\n\s*\nUsage:/)
  const paragraphs = cause.trim().split(/\n\s*\n/)
  // A description of the command is between the cause and the usage.
  if (usage !== undefined && paragraphs.length > 1) paragraphs.pop()
  return paragraphs.join('\n').split('\n').slice(0, mostLines).join('\n').trim()
}

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
