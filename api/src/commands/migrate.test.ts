import { closeDatabase, type Database, openDatabase } from '@bucketeer/host/server'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { migrate, migrationNames } from '../database/migrate'
import { migrateSite } from './migrate'

const log = { warn: () => undefined }
let home: TestDatabase
let database: Database
let lines: string[]
beforeEach(async () => {
  home = await createTestDatabase()
  database = openDatabase({ connection: home.connection, log })
  lines = []
})
afterEach(async () => {
  await closeDatabase(database)
  await home.drop()
})

const run = (isStopped: boolean) =>
  migrateSite({ database, isStopped, report: (line) => void lines.push(line) })

test('refuses migrations after which earlier versions do not work, unless the site is stopped', async () => {
  await expect(run(false)).rejects.toThrow(
    /^Earlier versions do not work after 0000_host\.sql, 0001_baseline\.sql.*--stopped/,
  )
  await run(true)
  expect(lines).toHaveLength((await migrationNames()).length + 1)
})

test('says that there is nothing to migrate', async () => {
  await migrate(database)
  await run(false)
  expect(lines).toEqual(['The database has all migrations.'])
})

test('refuses the database of a newer version', async () => {
  await migrate(database)
  await database.$client.query("insert into migrations (name) values ('9999_later.sql')")
  await expect(run(false)).rejects.toThrow(/^The database is of a newer version of Bucketeer/)
})
