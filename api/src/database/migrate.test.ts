import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gte } from 'semver'
import { closeDatabase, type Database, openDatabase, serverVersion } from '@bucketeer/host/server'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { migrate, migrationNames, NewerDatabase, oldestServerOf, readMigration } from './migrate'

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
  expect(await migrate(database, [folder])).toEqual(['0001_lakes.sql'])
  await writeFile(join(folder, '0002_rivers.sql'), 'create table rivers (name text)')
  expect(await migrate(database, [folder])).toEqual(['0002_rivers.sql'])
  expect(await migrate(database, [folder])).toEqual([])
  expect(await tables()).toEqual(['lakes', 'rivers', 'seas'])
})

test('applies the migrations of several folders in the order of their names', async () => {
  const other = await mkdtemp(join(tmpdir(), 'migrations-'))
  await writeFile(join(other, '0000_hills.sql'), 'create table hills (name text)')
  await writeFile(join(other, '0002_ponds.sql'), 'create table ponds (lake text)')
  expect(await migrate(database, [folder, other])).toEqual([
    '0000_hills.sql',
    '0001_lakes.sql',
    '0002_ponds.sql',
  ])
  await rm(other, { recursive: true })
})

test('rolls back a failed migration, and retries it at the next start', async () => {
  await writeFile(join(folder, '0002_rivers.sql'), 'create table rivers (name text); select nonsense')
  await expect(migrate(database, [folder])).rejects.toThrow('The migration 0002_rivers.sql failed')
  expect(await tables()).toEqual(['lakes', 'seas'])
  await writeFile(join(folder, '0002_rivers.sql'), 'create table rivers (name text)')
  expect(await migrate(database, [folder])).toEqual(['0002_rivers.sql'])
})

test('applies each migration once when several servers start at the same time', async () => {
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(database, [folder])))
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

describe('a database with a migration of a newer version', () => {
  const applyLater = async (sql: string) => {
    const newer = await mkdtemp(join(tmpdir(), 'migrations-'))
    await writeFile(
      join(newer, '0001_lakes.sql'),
      'create table lakes (name text); create table seas (name text);',
    )
    await writeFile(join(newer, '0009_later.sql'), sql)
    await migrate(database, [newer])
    await rm(newer, { recursive: true })
  }

  test('is refused in words, and gets none of the pending migrations', async () => {
    await applyLater('create table rivers (name text)')
    await writeFile(join(folder, '0002_ponds.sql'), 'create table ponds (name text)')
    await expect(migrate(database, [folder])).rejects.toThrow(
      /^The database is of a newer version of Bucketeer \(it has 0009_later\.sql\), and \d+\.\d+\.\d+ cannot use it: /,
    )
    expect(await tables()).toEqual(['lakes', 'rivers', 'seas'])
  })

  test('is refused if the migration names a later version as the oldest server', async () => {
    await applyLater('-- oldest-server: 999.0.0\ncreate table rivers (name text)')
    await expect(migrate(database, [folder])).rejects.toThrow(NewerDatabase)
  })

  test('is used if the migration names this version, or one before, as the oldest server', async () => {
    await applyLater(`-- oldest-server: ${serverVersion}\ncreate table rivers (name text)`)
    expect(await migrate(database, [folder])).toEqual([])
  })
})

/** Statements after which servers of the version before may fail. */
const breaking =
  /\b(drop (table|column|function|type|view)|rename (column|to)|alter column \w+ (set data )?type|set not null)\b/i

test('a migration that names an earlier version as the oldest server removes and renames nothing', async () => {
  for (const name of await migrationNames()) {
    const sql = await readMigration(name)
    const oldest = oldestServerOf(sql)
    if (oldest !== null && !gte(oldest, serverVersion)) expect(breaking.exec(sql)?.[0]).toBeUndefined()
  }
})
