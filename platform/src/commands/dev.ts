import { existsSync, watch } from 'node:fs'
import { join, resolve } from 'node:path'
import { exitWithZeroOnSignal } from '../../bin/shutdown.mjs'
import type { Args } from '../../bin/command-line.mjs'
import { expectOpen, showInTab, siteAt } from './dev/develop-against'
import { type DevServer, firstPortOf, startDevServers } from './dev/dev-server'
import { buildApi } from '../build/parts/built'
import { root } from '../../bin/root.mjs'
import { findPart, findParts, type Part, readRemoteJson } from '../build/parts/parts'
import { serverFolders } from '../build/parts/source-hash'
import { expectNoneRunning, siteAddress } from './releases/site-access.mjs'
import { SiteFailed, startSite } from './site/start-site'
import { exitCodeOf } from './run-site'
import { buildAside } from './build'
import { step } from '../../bin/print.mjs'

const overridesOf = (servers: DevServer[]) =>
  servers.map(({ part, address }) => `${part.name}=${address}`).join(',')

/** Calls `changed` after a burst of file events (debounced). */
function onServerChange(changed: () => void) {
  let timer: NodeJS.Timeout | undefined
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(changed, 200)
  }
  const folders = [
    ...serverFolders().map((folder) => join(folder, 'src')),
    'api/migrations',
    'platform/host/migrations',
  ]
  return folders.map((folder) => watch(join(root, folder), { recursive: true }, soon))
}

/**
 * Serves the site with these parts from their development servers, and restarts the server when its sources change.
 * Resolves with the server's exit code when the server ends on its own.
 */
async function developWithSite(parts: Part[], port: number) {
  await buildAside()
  const servers = await startDevServers(parts, port)
  let isRestarting = false
  let endWith: (code: number) => void = () => {}
  const ended = new Promise<number>((resolve) => (endWith = resolve))
  const start = async () => {
    const site = await startSite({ ALLOW_OVERRIDES: 'true', OVERRIDES: overridesOf(servers) }, [], step)
    void site.ended.then((ending) => isRestarting || endWith(exitCodeOf(ending, 'npm run dev')))
    return site
  }
  let site = await start()
  exitWithZeroOnSignal()
  for (const note of site.notes) console.log(`  ${note}`)
  console.log(`\n  Bucketeer is at ${site.address}, with hot reload. Ctrl-C stops it.\n`)

  let restart = Promise.resolve()
  const startAnew = async () => {
    isRestarting = true
    await site.stop()
    await buildApi()
    site = await start()
    isRestarting = false
    console.log('  The server runs its new sources.')
  }
  const watchers = onServerChange(() => {
    restart = restart
      .then(startAnew)
      .catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
  })

  const code = await ended
  for (const watcher of watchers) watcher.close()
  await Promise.all(servers.map((server) => server.stop()))
  return code
}

/** Returns a part by its name, or a remote by its folder, which may be anywhere. */
function partAt(name: string): Part {
  const folder = resolve(name)
  const isFolder = name.includes('/') && existsSync(join(folder, 'remote.json'))
  return isFolder ? { name: readRemoteJson(folder).name, folder } : findPart(name)
}

/**
 * `npm run dev`: serves the whole site with hot reload. `npm run dev -- kicks [--to URL] [--port N]`: serves that remote with hot
 * reload, in a tab of a running site, or starts a site for it. It also serves the shell, because Fast Refresh needs
 * React's development build.
 */
export async function run({ values, positionals }: Args<'dev'>) {
  const remotes = positionals.filter((name) => name !== 'shell').map(partAt)
  const parts = positionals.length > 0 ? [findPart('shell'), ...remotes] : findParts()
  const port = firstPortOf(values)
  const address = await siteAddress(values.to)
  const kind = positionals.length > 0 || values.to !== undefined ? await siteAt(address) : 'none'
  if (values.to !== undefined || kind !== 'none') {
    expectOpen(address, kind)
    return showInTab(address, await startDevServers(parts, port))
  }
  await expectNoneRunning()
  try {
    return await developWithSite(parts, port)
  } catch (error) {
    if (error instanceof SiteFailed) return exitCodeOf(error.ending, 'npm run dev')
    throw error
  }
}
