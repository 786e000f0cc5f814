import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { isAlive } from '../../../bin/pid-lock.mjs'
import { callOf } from '../../../bin/command-line.mjs'
import { isArchive, isInstalled, root } from '../../../bin/root.mjs'

/** @import { Site } from './site-calls.mjs' */

/** @param {string | undefined} dataDir */
const tokenFile = (dataDir) => join(resolve(root, dataDir || '.data'), 'deploy-token')

/** @param {string | undefined} dataDir */
const storedToken = (dataDir) =>
  readFile(tokenFile(dataDir), 'utf8').then(
    (text) => text.trim() || undefined,
    () => undefined,
  )

/**
 * Returns the deploy token of the site with this data folder: the configured one, or that of its last start.
 * @param {string | undefined} dataDir
 */
export const knownToken = async (dataDir) => process.env.DEPLOY_TOKEN || (await storedToken(dataDir))

/**
 * Stores a site's token beside its data for the release commands, readable by its owner only.
 * @param {string | undefined} dataDir
 * @param {string} token
 */
export const storeToken = (dataDir, token) => writeFile(tokenFile(dataDir), `${token}\n`, { mode: 0o600 })

/** @typedef {{ pid: number, address: string }} Running */

/** @param {string | undefined} dataDir */
const runningFolder = (dataDir) => join(resolve(root, dataDir || '.data'), 'running')

/**
 * Stores beside a site's data which process serves it: one file for each port, since servers may share the folder.
 * @param {string | undefined} dataDir
 * @param {Running} running
 */
export const storeRunning = async (dataDir, running) => {
  const folder = runningFolder(dataDir)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${new URL(running.address).port}.json`), `${JSON.stringify(running)}\n`)
}

const localPort = () => process.env.PORT || '3000'

/** @param {URL} address */
const isListening = ({ hostname, port }) =>
  new Promise((resolve) => {
    const socket = connect({ host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port) })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/**
 * @param {string} name the name of a port's file
 * @returns {Promise<Running | undefined>} undefined if its server has ended
 */
const readRunning = async (name) => {
  /** @type {Running | undefined} */
  const running = await readFile(join(runningFolder(process.env.DATA_DIR), name), 'utf8').then(
    JSON.parse,
    () => undefined,
  )
  // Another program may have received the process id of an ended server.
  return running && isAlive(running.pid) && (await isListening(new URL(running.address)))
    ? running
    : undefined
}

/**
 * Checks that no site of this folder listens on the port.
 * @throws Error with its address and process
 */
export const expectNoneRunning = async () => {
  const running = await readRunning(`${localPort()}.json`)
  if (!running) return
  throw new Error(
    `Bucketeer runs from this folder already, at ${running.address}, as process ${running.pid}: Ctrl-C there or kill ${running.pid} stops it.`,
  )
}

/** Returns the address of the server of this folder at `PORT`; undefined if it does not run. */
export const ownAddress = async () => (await readRunning(`${localPort()}.json`))?.address

/** Returns the address of a server that runs from this folder. Servers that share the folder serve the same site. */
const runningAddress = async () => {
  const names = await readdir(runningFolder(process.env.DATA_DIR)).catch(() => [])
  for (const name of names.sort()) {
    const running = await readRunning(name)
    if (running) return running.address
  }
  return undefined
}

const localAddress = async () =>
  (process.env.PORT ? undefined : await runningAddress()) ?? `http://127.0.0.1:${localPort()}`

/**
 * Returns the site that package.json names in the repository of a remote; undefined in a checkout of the site.
 * @returns {string | undefined}
 */
const ownSite = () => {
  if (!isInstalled) return undefined
  const file = join(root, 'package.json')
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')).bucketeer?.site
  } catch (cause) {
    throw new Error(`${file} is not readable: ${Object(cause).message}`, { cause })
  }
}

/**
 * Returns a site's address without a trailing slash.
 * @param {string} [to] the value of `--to`; by default the site in package.json, the one at PORT, or the one that runs
 *   from this folder
 */
export const siteAddress = async (to) => {
  if (to !== undefined && !/^https?:\/\/[^/\s]+\/?$/.test(to))
    throw new Error(`--to needs a site's address, such as https://bucketeer.example, not ${to}.`)
  const named = to ?? ownSite()
  if (named === undefined && isInstalled)
    throw new Error(
      'Name the site: --to https://bucketeer.example, or "bucketeer": { "site": … } in package.json.',
    )
  return (named ?? (await localAddress())).replace(/\/$/, '')
}

/**
 * Returns the site to release to, with its token.
 * @param {string} [to] a site's address; by default the site that runs from this folder
 * @returns {Promise<Site>}
 * @throws Error that says which variable to set
 */
export const findSite = async (to) => {
  const address = await siteAddress(to)
  const isHere = to === undefined && !isInstalled
  const token = isHere ? await knownToken(process.env.DATA_DIR) : process.env.DEPLOY_TOKEN
  // fetch rejects such a header without naming the cause.
  if (token && !/^[\x21-\x7e]+$/.test(token))
    throw new Error(
      'DEPLOY_TOKEN has characters that no token has: a line break, a space or a letter with an accent.',
    )
  if (token) return { address, token }
  throw new Error(
    isHere
      ? `No site has been started from this folder yet; ${callOf(isArchive ? 'serve' : 'start')} starts one. A site with another DATA_DIR needs the same DATA_DIR here. For another site, use --to and set DEPLOY_TOKEN.`
      : `Set DEPLOY_TOKEN to a deploy token of ${address}. The operator of the site creates one with the command deploy-token.`,
  )
}
