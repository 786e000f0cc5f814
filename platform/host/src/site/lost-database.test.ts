import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { packageFileName, type RemoteRelease, toUrlHash } from '@bucketeer/platform'
import { offeredPackage, storePackages } from '../../../../api/test/packages'
import { openDatabaseProxy, type DatabaseProxy } from '../../../../api/test/database-proxy'
import {
  deployToken,
  nextKicks,
  publish,
  publishShellAndKicks,
  remoteRelease,
} from '../../../../api/test/releases'
import { createTestDatabase } from '../../../../api/test/test-database'
import { openTestSiteOn, type TestSite } from '../../../../api/test/test-site'
import { newId } from '../server/database/database'

/** Query timeout in milliseconds, much longer than a page may take. */
const timeouts = { connection: 30_000, statement: 30_000, idle: 30_000 }
const next = nextKicks('1.1.0-s00000002')

let proxy: DatabaseProxy
let site: TestSite
beforeAll(async () => {
  const { url, drop } = await createTestDatabase()
  proxy = await openDatabaseProxy(url)
  site = await openTestSiteOn({ connection: proxy.connection, timeouts, drop }, { deployToken })
  await publishShellAndKicks(site)
  await publish(site, next.release, next.files)
  await storePackages(site)
})
afterAll(async () => {
  await site.close()
  await proxy.disconnect()
})

const listOf = ({ files }: RemoteRelease) => files.find(({ path }) => path === 'list.js')?.sha384 ?? ''
const get = (url: string) => site.app.inject({ method: 'GET', url })
const addresses = [
  '/registry.json',
  '/login',
  '/kicks',
  `/journal/${newId()}`,
  '/releases/shell/1.0.0-s00000001/shell.js',
  '/releases/kicks/1.1.0-s00000002/list.js',
  `/releases/kicks/files/list.js?sha384=${toUrlHash(listOf(next.release))}`,
  `/releases/kicks/files/list.js?sha384=${toUrlHash(listOf(remoteRelease()))}`,
  // No longer live, but pages that were opened before may request it.
  '/releases/kicks/1.0.0-s00000001/list.js',
  '/packages/',
  '/packages/index.json',
  '/packages/platform.tgz',
  `/packages/${packageFileName(offeredPackage('platform'))}`,
]
const statuses = async () => {
  const responses: [string, number][] = []
  for (const url of addresses) responses.push([url, (await get(url)).statusCode])
  return responses
}
const afterASecond = () => new Promise((resolve) => setTimeout(resolve, 1_100))

test('pages, scripts of releases and packages open while the database is away', async () => {
  const before = await statuses()
  await proxy.disconnect()
  await afterASecond()
  expect(await statuses()).toEqual(before)
  await proxy.reconnect()
})

test('pages open while both the database and the store are away', async () => {
  const pages = () => Promise.all(addresses.slice(0, 4).map(async (url) => (await get(url)).statusCode))
  const before = await pages()
  const objects = await readdir(site.dataDir)
  await proxy.disconnect()
  await rename(site.dataDir, `${site.dataDir}-away`)
  await writeFile(site.dataDir, 'in its place')
  await afterASecond()
  const during = await pages()
  await rm(site.dataDir)
  await rename(`${site.dataDir}-away`, site.dataDir)
  await proxy.reconnect()
  expect(objects).toContain('releases')
  expect(during).toEqual(before)
})

test('pages, scripts of releases and packages open while the database hangs, without waiting for its timeouts', async () => {
  const before = await statuses()
  proxy.hang()
  await afterASecond()
  const since = performance.now()
  expect(await statuses()).toEqual(before)
  expect(performance.now() - since).toBeLessThan(15_000)
  proxy.resume()
})
