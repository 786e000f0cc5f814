import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { closeDatabase, openDatabase, type Database } from './database'
import { migrate } from './migrate'

let home: TestDatabase
let database: Database
let folder: string
beforeEach(async () => {
  home = await createTestDatabase()
  database = openDatabase({ connection: home.connection, log: { warn: () => undefined } })
  folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await writeFile(
    join(folder, '0001_lakes.sql'),
    'create table lakes (name text); create table seas (name text);',
  )
  await writeFile(join(folder, 'README.md'), 'Not a migration.')
})
afterEach(async () => {
  await closeDatabase(database)
  await home.drop()
  await rm(folder, { recursive: true })
})

const tables = async () => {
  const { rows } = await database.$client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations' order by 1",
  )
  return rows.map(({ name }) => name)
}

test('applies pending migrations once', async () => {
  expect(await migrate(database, folder)).toEqual(['0001_lakes.sql'])
  await writeFile(join(folder, '0002_rivers.sql'), 'create table rivers (name text)')
  expect(await migrate(database, folder)).toEqual(['0002_rivers.sql'])
  expect(await migrate(database, folder)).toEqual([])
  expect(await tables()).toEqual(['lakes', 'rivers', 'seas'])
})

test('rolls back a failed migration, and retries it at the next start', async () => {
  await writeFile(join(folder, '0002_rivers.sql'), 'create table rivers (name text); select nonsense')
  await expect(migrate(database, folder)).rejects.toThrow('The migration 0002_rivers.sql failed')
  expect(await tables()).toEqual(['lakes', 'seas'])
  await writeFile(join(folder, '0002_rivers.sql'), 'create table rivers (name text)')
  expect(await migrate(database, folder)).toEqual(['0002_rivers.sql'])
})

test('applies each migration once when several servers start at the same time', async () => {
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(database, folder)))
  expect(applied.flat()).toEqual(['0001_lakes.sql'])
})

test('every foreign key has an index, so that deletions scan no table', async () => {
  await migrate(database)
  const { rows } = await database.$client.query<{ key: string; isIndexed: boolean }>(
    `select conname as key,
       exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]) as "isIndexed"
     from pg_constraint where contype = 'f'`,
  )
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.filter(({ isIndexed }) => !isIndexed)).toEqual([])
})
