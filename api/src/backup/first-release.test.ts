import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeDatabase, createFolderStore, type Database, openDatabase } from '@bucketeer/host/server'
import { createMigratedDatabase, createTestDatabase, type TestDatabase } from '../../test/test-database'
import { openTestSiteOn, type TestSite } from '../../test/test-site'
import { textAt } from '../../test/people'
import { restoreSite } from './restore-site'
import { demoLogin } from '../demo/people'

/** A backup that version 1.0.0 made of its demo, with links, blocks and releases. It has no stored files. */
const archive = join(import.meta.dirname, '../../test/site-1.0.0.tar.gz')
const root = join(import.meta.dirname, '../../..')

const open = ({ connection }: TestDatabase) => openDatabase({ connection, log: { warn: () => undefined } })

let site: TestSite
beforeAll(async () => {
  const home = await createTestDatabase()
  const database = open(home)
  const folder = await mkdtemp(join(tmpdir(), 'bucketeer-first-release-'))
  await restoreSite({
    database,
    store: createFolderStore(folder),
    files: [archive],
    deletions: { accounts: [], changes: [] },
    existingSite: 'refuse',
    report: () => undefined,
  })
  await closeDatabase(database)
  await rm(folder, { recursive: true })
  site = await openTestSiteOn(home)
}, 60_000)
afterAll(() => site.close())

test.each([
  [
    'platform/host/migrations/0000_host.sql',
    '8ff6181dd5966853c4608d47142010f4f9d2c5bd790f18c706d7a4bfeb77057a',
  ],
  ['api/migrations/0001_baseline.sql', '6bfffc4c3b7c6eaaeefa2e448d6c093eb15fa6aaf11c9cc8ab516fae11b32ce8'],
])('%s is as in 1.0.0: a change belongs into a new migration', async (path, sha256) => {
  const text = await readFile(join(root, path))
  expect(createHash('sha256').update(text).digest('hex')).toBe(sha256)
})

/** Returns the columns, constraints, indexes, triggers and functions of a database, one line each. */
const schemaOf = async ({ $client }: Database) => {
  const { rows } = await $client.query<{ line: string }>(`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default, generation_expression)
      as line from information_schema.columns where table_schema = 'public'
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(oid) from pg_proc
      where pronamespace = 'public'::regnamespace and prokind = 'f' and probin is null
    order by line`)
  return rows.map(({ line }) => line)
}

test('an upgraded site has the tables, functions and triggers of a new one', async () => {
  const home = await createMigratedDatabase()
  const fresh = open(home)
  const expected = await schemaOf(fresh)
  await closeDatabase(fresh)
  await home.drop()
  expect(expected.length).toBeGreaterThan(300)
  expect(await schemaOf(site.database)).toEqual(expected)
})

test('people find what they had', async () => {
  const login = await site.call({ method: 'POST', url: '/auth/login', body: demoLogin })
  const token = textAt(login.body, 'authToken')
  const found: Record<string, number> = {}
  for (const url of [
    '/api/bucket',
    '/api/kick',
    '/api/journal/private',
    '/api/journal/public',
    '/api/log',
    '/api/share',
  ])
    found[url] = Object((await site.call({ method: 'GET', url, token })).body).length
  expect(found).toEqual({
    '/api/bucket': 5,
    '/api/kick': 34,
    '/api/journal/private': 3,
    '/api/journal/public': 8,
    '/api/log': 21,
    '/api/share': 1,
  })
})
