import { existsSync, watch } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { expectOpen, overridesLink, siteAt } from '../dev/develop-against'
import { type DevServer, startDevServer } from '../dev/dev-server'
import { buildApi } from '../parts/build-api'
import { findPart, findParts, type Part, readRemoteJson, root } from '../parts/parts'
import { siteAddress } from '../releases/site-access'
import { startSite } from '../site/start-site'
import { buildAside } from './build'
import { step } from './progress'

const overridesOf = (servers: DevServer[]) =>
  servers.map(({ part, address }) => `${part.name}=${address}`).join(',')

/** Calls `changed` once things have been quiet for a moment. */
const onServerChange = (changed: () => void) => {
  let timer: NodeJS.Timeout | undefined
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(changed, 200)
  }
  return ['src', 'migrations'].map((folder) => watch(join(root, 'api', folder), { recursive: true }, soon))
}

const serve = async (parts: Part[]) => {
  const servers: DevServer[] = []
  for (const part of parts)
    servers.push(await step(`Serving ${part.name}`, () => startDevServer(part, servers.length)))
  return servers
}

const untilStopped = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })

/** The site itself, with these parts as their development servers have them; started anew when its sources change. */
const developWithSite = async (parts: Part[]) => {
  await buildAside()
  const servers = await serve(parts)
  const start = () => startSite({ ALLOW_OVERRIDES: 'true', OVERRIDES: overridesOf(servers) })
  let site = await start()
  console.log(`\n  Bucketeer is at ${site.address}, with hot reload. Ctrl-C stops it.\n`)

  let restart = Promise.resolve()
  const watchers = onServerChange(() => {
    restart = restart.then(async () => {
      await site.stop()
      await buildApi()
      site = await start()
      console.log('  The server runs its new sources.')
    })
    restart.catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
  })

  await untilStopped()
  for (const watcher of watchers) watcher.close()
  await restart.catch(() => undefined)
  await Promise.all([site.stop(), ...servers.map((server) => server.stop())])
}

/** Only these parts, for a tab of a site that runs elsewhere. */
const developAgainst = async (address: string, parts: Part[]) => {
  const servers = await serve(parts)
  console.log(`\n  Open ${overridesLink(address, servers)}`)
  console.log('  The site asks once, and replaces them in that tab alone. Ctrl-C stops it.\n')
  await untilStopped()
  await Promise.all(servers.map((server) => server.stop()))
}

/** A part by its name, or a remote by its folder, which may lie anywhere. */
const partAt = (name: string): Part => {
  const folder = resolve(name)
  const isFolder = name.includes('/') && existsSync(join(folder, 'remote.json'))
  return isFolder ? { name: readRemoteJson(folder).name, folder } : findPart(name)
}

/**
 * `npm run dev`: the whole site with hot reload. `npm run dev -- kicks [--to URL]`: that remote so, in a tab of a site
 * that runs already, here or elsewhere; without one, in a site that is started for it. The shell is served along,
 * because an edit can only reach a page with its state where React is in development.
 */
export const run = async (args: string[]) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: { type: 'string' } },
  })
  const remotes = positionals.filter((name) => name !== 'shell').map(partAt)
  const parts = positionals.length > 0 ? [findPart('shell'), ...remotes] : findParts()
  const address = siteAddress(values.to)
  const kind = positionals.length > 0 || values.to !== undefined ? await siteAt(address) : 'none'
  if (values.to !== undefined || kind !== 'none') {
    expectOpen(address, kind)
    await developAgainst(address, parts)
  } else await developWithSite(parts)
  return 0
}
