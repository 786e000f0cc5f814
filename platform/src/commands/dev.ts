import { watch } from 'node:fs'
import { join } from 'node:path'
import { type DevServer, startDevServer } from '../dev/dev-server'
import { buildApi } from '../parts/build-api'
import { findPart, findParts, root } from '../parts/parts'
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

const startAllOf = async (names: string[]) => {
  const parts = names.length > 0 ? ['shell', ...names].map(findPart) : findParts()
  const servers: DevServer[] = []
  for (const part of parts)
    servers.push(await step(`Serving ${part.name}`, () => startDevServer(part, servers.length)))
  return servers
}

/**
 * `npm run dev`: the whole site with hot reload; `npm run dev -- buckets`: the shell and that remote so, the rest as
 * it was built. The server is rebuilt and started anew when its sources change.
 */
export const run = async (names: string[]) => {
  await buildAside()
  const servers = await startAllOf(names.filter((name) => name !== 'shell'))
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

  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
  for (const watcher of watchers) watcher.close()
  await restart.catch(() => undefined)
  await Promise.all([site.stop(), ...servers.map((server) => server.stop())])
  return 0
}
