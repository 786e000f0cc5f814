import { mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { PoolConfig } from 'pg'
import { addBucket, addPicture } from '../../test/content'
import { signUp, type SignedIn } from '../../test/people'
import { createTestDatabase } from '../../test/test-database'
import { openTestSite, type TestSite } from '../../test/test-site'
import { closeDatabase, openDatabase, type Database } from '../database/database'
import { applyMigration, createMigrationsTable, migrate, migrationFiles } from '../database/migrate'
import { seedDemo } from '../demo/seed-demo'
import { createDeletedAccounts } from '../modules/user/deleted-accounts'
import { createFolderStore } from '../store/folder-store'
import type { ObjectStore } from '../store/object-store'
import { backupSite } from './backup-site'
import { readDeletions } from './deletions'
import { restoreSite } from './restore-site'

let site: TestSite
let folder: string
let store: ObjectStore
let archive: string
let lines: string[]
const report = (line: string) => void lines.push(line)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bucketeer-backup-'))
  site = await openTestSite()
  store = createFolderStore(join(folder, 'objects'))
  await seedDemo({ database: site.database, store })
  const released = `sha384-${Buffer.alloc(48, 7).toString('base64')}`
  await store.put(`releases/${Buffer.alloc(48, 7).toString('hex')}`, Buffer.from('a page'))
  await site.database.$client.query(
    `insert into releases (part, version, manifest, manifest_sha256) values ('kicks', '1.0.0-s00000000', $1, '\\x00')`,
    [JSON.stringify({ files: [{ path: 'page.js', size: 6, sha384: released }] })],
  )
  await site.database.$client.query(
    `insert into release_log (part, version, who, event) values ('kicks', '1.0.0-s00000000', 'us', 'released')`,
  )
  lines = []
  archive = join(folder, 'whole.tar.gz')
  await backupSite({ database: site.database, store, file: archive, report })
}, 60_000)
beforeEach(() => void (lines = []))
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

interface Place {
  database: Database
  connection: PoolConfig
  store: ObjectStore
  objects: string
  leave(): Promise<void>
}

let places = 0

/** Somewhere to restore to, with nothing in it. */
async function emptyPlace(): Promise<Place> {
  const { connection, drop } = await createTestDatabase()
  const database = openDatabase({
    connection: { ...connection, application_name: 'restore' },
    log: { warn: () => undefined },
  })
  const objects = join(folder, `restored-${(places += 1)}`)
  const leave = () => closeDatabase(database).then(drop)
  return { database, connection, store: createFolderStore(objects), objects, leave }
}

const restore = (place: Place, file: string, existingSite: 'refuse' | 'replace' = 'refuse') =>
  restoreSite({ database: place.database, store: place.store, file, deletions: [], existingSite, report })

const complaint = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: Error) => error.message,
  )

const tablesOf = async ({ $client }: Database) => {
  const { rows } = await $client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  return rows.map(({ name }) => name)
}

const notRestored = ['sessions', 'password_resets']

/** Every row as PostgreSQL writes it, with what it computes; none of sessions and links for new passwords. */
const rowsOf = async (database: Database) => {
  const all: Record<string, string[]> = {}
  for (const table of await tablesOf(database)) {
    if (notRestored.includes(table)) continue
    const { rows } = await database.$client.query<{ row: string }>(
      `select t::text as row from ${table} t order by 1`,
    )
    all[table] = rows.map(({ row }) => row)
  }
  return all
}

const filesOf = async (objects: string) => {
  const names = await readdir(objects, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const contents = files.map(async (file) => [
    file.slice(objects.length),
    (await readFile(file)).toString('base64'),
  ])
  return Object.fromEntries(await Promise.all(contents)) as Record<string, string>
}

const constraintsOf = async ({ $client }: Database) => {
  const { rows } = await $client.query(
    `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint order by 1, 2`,
  )
  return rows
}

test('every row and every picture comes back, into an empty place', async () => {
  const place = await emptyPlace()
  await restore(place, archive)
  const [before, after] = [await rowsOf(site.database), await rowsOf(place.database)]
  expect(Object.values(before).flat().length).toBeGreaterThan(200)
  expect(after).toEqual(before)
  const files = await filesOf(join(folder, 'objects'))
  expect(Object.keys(files).length).toBeGreaterThan(100)
  expect(await filesOf(place.objects)).toEqual(files)
  expect(await constraintsOf(place.database)).toEqual(await constraintsOf(site.database))
  expect(await migrate(place.database)).toEqual([])
  await place.leave()
})

test('numbers that tables count go on where they were', async () => {
  const place = await emptyPlace()
  await restore(place, archive)
  const { rows } = await place.database.$client.query<{ id: string }>(
    `insert into release_log (part, version, who, event) values ('kicks', '1.0.0-s00000000', 'us', 'released') returning id`,
  )
  expect(Number(rows[0]?.id)).toBe(2)
  await place.leave()
})

test('while people write, a backup holds all that was answered before it began, and fits together', async () => {
  const mira = await signUp(site)
  const before = await addBucket(site, mira)
  let isOver = false
  let written = 0
  const writer = async () => {
    // They share a thread with the backup, which would never get its turn.
    for (; !isOver; written += 1) await addBucket(site, mira).then(() => pause(10))
  }
  const writers = [writer(), writer()]
  const file = join(folder, 'busy.tar.gz')
  await backupSite({ database: site.database, store, file, report })
  isOver = true
  await Promise.all(writers)
  expect(written).toBeGreaterThan(0)

  const place = await emptyPlace()
  await restore(place, file)
  const { rows } = await place.database.$client.query<{ id: string }>('select id from buckets')
  expect(rows.map(({ id }) => id)).toContain(before)
  await place.leave()
})

describe('after a restore', () => {
  let ended: SignedIn
  let file: string
  beforeAll(async () => {
    ended = await signUp(site)
    await addBucket(site, ended)
    file = join(folder, 'before-the-deletion.tar.gz')
    await backupSite({ database: site.database, store, file, report })
  })

  const accountsOf = async ({ $client }: Database) => {
    const { rows } = await $client.query<{ id: string }>('select id from users')
    return rows.map(({ id }) => id)
  }
  const sessionsOf = async ({ $client }: Database) => (await $client.query('select from sessions')).rowCount

  test('nobody is signed in', async () => {
    expect(await sessionsOf(site.database)).toBeGreaterThan(0)
    const place = await emptyPlace()
    await restore(place, file)
    expect(await accountsOf(place.database)).toContain(ended.userId)
    expect(await sessionsOf(place.database)).toBe(0)
    await place.leave()
  })

  test('accounts that the store knows as deleted are deleted again, with their pictures', async () => {
    const picture = await addPicture(site, ended.userId)
    const withPicture = join(folder, 'with-picture.tar.gz')
    await backupSite({ database: site.database, store, file: withPicture, report })
    const place = await emptyPlace()
    const deletedAccounts = createDeletedAccounts(place.store)
    await deletedAccounts.add(ended.userId)
    await restore(place, withPicture)
    expect(await accountsOf(place.database)).not.toContain(ended.userId)
    expect((await accountsOf(place.database)).length).toBeGreaterThan(1)
    const rows = await rowsOf(place.database)
    expect(rows['pictures']?.join()).not.toContain(picture.id)
    expect(rows['removed_pictures']?.join()).toContain(picture.id)
    expect(lines).toContain('Accounts that were deleted since, and are deleted again: 1')
    await place.leave()
  })

  test('accounts of a given list are deleted again, and the store knows of them from then on', async () => {
    const place = await emptyPlace()
    const list = join(folder, 'deletions.txt')
    await writeFile(list, `${ended.userId}\n`)
    const deletions = await readDeletions(list)
    await restoreSite({
      database: place.database,
      store: place.store,
      file,
      deletions,
      existingSite: 'refuse',
      report,
    })
    expect(await accountsOf(place.database)).not.toContain(ended.userId)
    expect(await createDeletedAccounts(place.store).has(ended.userId)).toBe(true)
    await place.leave()
  })

  test('a copy of the deletions in the store is such a list; anything else is refused', async () => {
    const copy = join(folder, 'copy')
    await createDeletedAccounts(createFolderStore(copy)).add(ended.userId)
    expect(await readDeletions(join(copy, 'deletions'))).toEqual([ended.userId])
    expect(await complaint(readDeletions(copy))).toContain('is no list of deleted accounts')
    expect(await complaint(readDeletions(join(folder, 'nothing')))).toContain('it is not there')
  })
})

describe('nothing changes, and why is told, when', () => {
  let place: Place
  beforeAll(async () => {
    place = await emptyPlace()
  })
  afterAll(() => place.leave())
  const unchanged = async () => {
    expect(await tablesOf(place.database)).toEqual([])
    expect(await readdir(place.objects).catch(() => [])).toEqual([])
  }

  const copyOf = async (name: string) => {
    const copy = join(folder, name)
    await writeFile(copy, await readFile(archive))
    return copy
  }

  test.each([0.1, 0.5, 0.9, 0.9999])('a byte is changed at %d of the file', async (at) => {
    const copy = await copyOf(`changed-${at}`)
    const place = Math.floor((await stat(copy)).size * at)
    const handle = await open(copy, 'r+')
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, place)
    await handle.write(Buffer.from([(buffer[0] ?? 0) ^ 0x40]), 0, 1, place)
    await handle.close()
    expect(await complaintAt(copy)).toMatch(/is (damaged|cut|no backup)/)
    await unchanged()
  })

  test.each([0.01, 0.5, 0.99])('the file is cut at %d of its length', async (at) => {
    const copy = await copyOf(`cut-${at}`)
    await truncate(copy, Math.floor((await stat(copy)).size * at))
    expect(await complaintAt(copy)).toContain('is cut: it ends before its end. Nothing was changed')
    await unchanged()
  })

  test('it is another file, or none', async () => {
    const other = join(folder, 'other')
    await writeFile(other, 'Dear diary')
    expect(await complaintAt(other)).toContain('is no backup of Bucketeer')
    expect(await complaintAt(join(folder, 'nothing'))).toContain('cannot be read: it is not there')
    await unchanged()
  })

  const complaintAt = (file: string) => complaint(restore(place, file))
})

test('a site that is there already is left alone unless it is to be replaced; its pictures go at the next clean-up', async () => {
  const place = await emptyPlace()
  await migrate(place.database)
  const old = '01890000-0000-7000-8000-000000000001'
  await place.database.$client.query('insert into pictures (id, width, height) values ($1, 1, 1)', [old])
  expect(await complaint(restore(place, archive))).toMatch(
    /There is a site in this database already.*--replace/,
  )
  expect((await rowsOf(place.database))['pictures']).toHaveLength(1)
  await restore(place, archive, 'replace')
  const { removed_pictures: removed = [], ...rows } = await rowsOf(place.database)
  const { removed_pictures: _none, ...expected } = await rowsOf(site.database)
  expect(rows['kicks']).toEqual(expected['kicks'])
  expect(removed).toEqual([expect.stringContaining(old)])
  await place.leave()
})

test('a database of another program is left alone, whatever is asked', async () => {
  const place = await emptyPlace()
  await place.database.$client.query('create table ledger (sum integer)')
  expect(await complaint(restore(place, archive, 'replace'))).toContain('tables of something else')
  expect(await tablesOf(place.database)).toEqual(['ledger'])
  await place.leave()
})

test('a database that a site is using is left alone', async () => {
  const place = await emptyPlace()
  const running = openDatabase({ connection: place.connection, log: { warn: () => undefined } })
  await running.$client.query('select')
  expect(await complaint(restore(place, archive, 'replace'))).toContain('A site is using this database')
  await closeDatabase(running)
  await place.leave()
})

test('a backup of later tables is refused with what to do', async () => {
  const insert = `insert into migrations (name) values ('9999_postcards.sql')`
  await site.database.$client.query(insert)
  const file = join(folder, 'later.tar.gz')
  await backupSite({ database: site.database, store, file, report })
  await site.database.$client.query(`delete from migrations where name = '9999_postcards.sql'`)
  const place = await emptyPlace()
  expect(await complaint(restore(place, file))).toMatch(
    /newer Bucketeer .*9999_postcards.sql.*update this one/,
  )
  expect(await tablesOf(place.database)).toEqual([])
  await place.leave()
})

test('a backup of earlier tables is brought up to date', async () => {
  const earlier = await emptyPlace()
  const client = await earlier.database.$client.connect()
  await createMigrationsTable(client)
  for (const name of (await migrationFiles()).slice(0, 2)) await applyMigration(client, name)
  client.release()
  const file = join(folder, 'earlier.tar.gz')
  await backupSite({ database: earlier.database, store, file, report })
  const place = await emptyPlace()
  await restore(place, file)
  expect(await tablesOf(place.database)).toEqual(await tablesOf(site.database))
  await Promise.all([earlier.leave(), place.leave()])
})

test('what a picture lacks is told, and the rest is kept', async () => {
  const { rows } = await site.database.$client.query<{ id: string }>('select id from pictures limit 1')
  const [{ id } = { id: '' }] = rows
  const lost: ObjectStore = { ...store, open: async (key) => (key.includes(id) ? null : store.open(key)) }
  await backupSite({ database: site.database, store: lost, file: join(folder, 'lost.tar.gz'), report })
  expect(lines).toContainEqual(expect.stringContaining(`Picture ${id} is registered, but its files are not`))
})

test('nothing is written over a file, and nothing is left of a backup that fails', async () => {
  const before = (await readdir(folder)).sort()
  const again = backupSite({ database: site.database, store, file: archive, report })
  expect(await complaint(again)).toContain('is there already: choose another name')
  const failing: ObjectStore = {
    ...store,
    open: async () => {
      throw new Error('The store is gone')
    },
  }
  const file = join(folder, 'failed.tar.gz')
  const failed = backupSite({ database: site.database, store: failing, file, report })
  expect(await complaint(failed)).toBe('The store is gone')
  const nowhere = backupSite({ database: site.database, store, file: '/nowhere/at/all.tar.gz', report })
  expect(await complaint(nowhere)).toContain('cannot be written: it is not there')
  expect((await readdir(folder)).sort()).toEqual(before)
})

test('only its owner can read the archive', async () => {
  expect((await stat(archive)).mode & 0o077).toBe(0)
  const place = await store.open(`releases/${Buffer.alloc(48, 7).toString('hex')}`)
  expect(place && (await text(place.stream))).toBe('a page')
})
