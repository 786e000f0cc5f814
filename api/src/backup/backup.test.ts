import { parallelRequests } from '@bucketeer/platform'
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { PoolConfig } from 'pg'
import { addBucket, addPicture } from '../../test/content'
import { signUp, type SignedIn } from '../../test/people'
import { createTestDatabase } from '../../test/test-database'
import { openTestSite, type TestSite } from '../../test/test-site'
import {
  closeDatabase,
  openDatabase,
  type Database,
  createFolderStore,
  type ObjectStore,
} from '@bucketeer/host/server'
import { migrate } from '../database/migrate'
import { seedDemo } from '../demo/seed-demo'
import { pictureKeys } from '../modules/media/picture-files'
import { createDeletedAccounts } from '../modules/user/delete-account'
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
    `insert into releases (part, version, manifest, manifest_sha256, pages)
     values ('kicks', '1.0.0-s00000000', $1, '\\x00', '{"/kicks":{"css":"","light":"<p>A \\\\ \\n page</p>"}}')`,
    [JSON.stringify({ files: [{ path: 'page.js', size: 6, sha384: released }] })],
  )
  await site.database.$client.query(
    `insert into releases (part, version, manifest, manifest_sha256) values ('shell', '1.0.0-s00000000', '{}', '\\x00')`,
  )
  const tarball = Buffer.alloc(48, 8)
  await store.put(`releases/${tarball.toString('hex')}`, Buffer.from('a tarball'))
  await site.database.$client.query(
    `insert into shell_packages (shell_version, name, version, sha384, size, integrity)
     values ('1.0.0-s00000000', '@bucketeer/platform', '0.3.0', $1, 9, 'sha512-')`,
    [`sha384-${tarball.toString('base64')}`],
  )
  await site.database.$client.query(
    `insert into release_log (part, version, who, event) values ('kicks', '1.0.0-s00000000', 'us', 'released')`,
  )
  await site.database.$client.query(
    `insert into photos (id, picture_id, kick_id, position, alt)
     select gen_random_uuid(), story.picture_id, kick.id, 1, 'A \\ lake'
     from (select picture_id from stories limit 1) story, (select id from kicks limit 1) kick`,
  )
  // An archive that somebody made.
  await store.put('archives/ready.zip', Buffer.from('all of mine'))
  await site.database.$client.query(
    `insert into archives (id, user_id, language, state, bytes, expires_at)
     select gen_random_uuid(), id, 'en', 'ready', 11, 'infinity' from users limit 1`,
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

interface RestoreTarget {
  database: Database
  connection: PoolConfig
  store: ObjectStore
  objects: string
  close(): Promise<void>
}

let targetCount = 0

/** Creates an empty database and store. */
async function createTarget(): Promise<RestoreTarget> {
  const { connection, drop } = await createTestDatabase()
  const database = openDatabase({
    connection: { ...connection, application_name: 'restore' },
    log: { warn: () => undefined },
  })
  const objects = join(folder, `restored-${(targetCount += 1)}`)
  const close = () => closeDatabase(database).then(drop)
  return { database, connection, store: createFolderStore(objects), objects, close }
}

const none = { accounts: [], changes: [] }

const restore = (
  { database, store }: Pick<RestoreTarget, 'database' | 'store'>,
  files: string | string[],
  existingSite: 'refuse' | 'replace' = 'refuse',
) => restoreSite({ database, store, files: [files].flat(), deletions: none, existingSite, report })

const errorOf = (work: Promise<unknown>): Promise<string> =>
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

const neverRestored = ['sessions', 'password_resets', 'archives']

/** Returns all rows as text, with generated columns, except of tables that are never restored. */
const rowsOf = async (database: Database) => {
  const all: Record<string, string[]> = {}
  for (const table of await tablesOf(database)) {
    if (neverRestored.includes(table)) continue
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

test('restores every row and every file into an empty site', async () => {
  const target = await createTarget()
  await target.store.put('archives/old.zip', Buffer.from('of a site before'))
  await restore(target, archive)
  const [before, after] = [await rowsOf(site.database), await rowsOf(target.database)]
  expect(Object.values(before).flat().length).toBeGreaterThan(200)
  expect(after).toEqual(before)
  // Nor the archives that people made.
  const { '/archives/ready.zip': _archive, ...files } = await filesOf(join(folder, 'objects'))
  expect((await target.database.$client.query('select from archives')).rowCount).toBe(0)
  expect(Object.keys(files).length).toBeGreaterThan(100)
  expect(await filesOf(target.objects)).toEqual(files)
  expect(await constraintsOf(target.database)).toEqual(await constraintsOf(site.database))
  expect(await migrate(target.database)).toEqual([])
  await target.close()
})

test('continues the sequences', async () => {
  const target = await createTarget()
  await restore(target, archive)
  const { rows } = await target.database.$client.query<{ id: string }>(
    `insert into release_log (part, version, who, event) values ('kicks', '1.0.0-s00000000', 'us', 'released') returning id`,
  )
  expect(Number(rows[0]?.id)).toBe(2)
  await target.close()
})

test('is consistent, and has all acknowledged writes, when users write during the backup', async () => {
  const mira = await signUp(site)
  const before = await addBucket(site, mira)
  let isOver = false
  let written = 0
  const writer = async () => {
    // The pause gives the backup, which shares the thread, time to run.
    for (; !isOver; written += 1) await addBucket(site, mira).then(() => pause(10))
  }
  const writers = [writer(), writer()]
  const file = join(folder, 'busy.tar.gz')
  await backupSite({ database: site.database, store, file, report })
  isOver = true
  await Promise.all(writers)
  expect(written).toBeGreaterThan(0)

  const target = await createTarget()
  await restore(target, file)
  const { rows } = await target.database.$client.query<{ id: string }>('select id from buckets')
  expect(rows.map(({ id }) => id)).toContain(before)
  await target.close()
})

describe('a restore', () => {
  let deletedUser: SignedIn
  let file: string
  beforeAll(async () => {
    deletedUser = await signUp(site)
    await addBucket(site, deletedUser)
    file = join(folder, 'before-the-deletion.tar.gz')
    await backupSite({ database: site.database, store, file, report })
  })

  const accountsOf = async ({ $client }: Database) => {
    const { rows } = await $client.query<{ id: string }>('select id from users')
    return rows.map(({ id }) => id)
  }
  const sessionsOf = async ({ $client }: Database) => (await $client.query('select from sessions')).rowCount

  test('ends all sessions', async () => {
    expect(await sessionsOf(site.database)).toBeGreaterThan(0)
    const target = await createTarget()
    await restore(target, file)
    expect(await accountsOf(target.database)).toContain(deletedUser.userId)
    expect(await sessionsOf(target.database)).toBe(0)
    await target.close()
  })

  test('deletes accounts that the store lists as deleted, with their pictures', async () => {
    const picture = await addPicture(site, deletedUser.userId)
    const withPicture = join(folder, 'with-picture.tar.gz')
    await backupSite({ database: site.database, store, file: withPicture, report })
    const target = await createTarget()
    const deletedAccounts = createDeletedAccounts(target.store)
    await deletedAccounts.add(deletedUser.userId)
    await restore(target, withPicture)
    expect(await accountsOf(target.database)).not.toContain(deletedUser.userId)
    expect((await accountsOf(target.database)).length).toBeGreaterThan(1)
    const rows = await rowsOf(target.database)
    expect(rows['pictures']?.join()).not.toContain(picture.id)
    expect(rows['removed_pictures']?.join()).toContain(picture.id)
    expect(lines).toContain('Accounts deleted after the backup, and now deleted again: 1')
    await target.close()
  })

  test('deletes the accounts of a given list, and adds them to the store', async () => {
    const target = await createTarget()
    const list = join(folder, 'deletions.txt')
    await writeFile(list, `${deletedUser.userId}\n`)
    const deletions = await readDeletions(list)
    await restoreSite({
      database: target.database,
      store: target.store,
      files: [file],
      deletions,
      existingSite: 'refuse',
      report,
    })
    expect(await accountsOf(target.database)).not.toContain(deletedUser.userId)
    expect(await createDeletedAccounts(target.store).has(deletedUser.userId)).toBe(true)
    await target.close()
  })

  test('accepts a copy of the store’s deletions as a list, and rejects other files', async () => {
    const copy = join(folder, 'copy')
    await createDeletedAccounts(createFolderStore(copy)).add(deletedUser.userId)
    expect(await readDeletions(join(copy, 'deletions'))).toEqual({ ...none, accounts: [deletedUser.userId] })
    expect(await errorOf(readDeletions(copy))).toContain('is not a list of deleted accounts and changes')
    expect(await errorOf(readDeletions(join(folder, 'nothing')))).toContain('it does not exist')
  })
})

describe('a failed restore, which changes nothing', () => {
  let target: RestoreTarget
  beforeAll(async () => {
    target = await createTarget()
  })
  afterAll(() => target.close())
  const expectUnchanged = async () => {
    expect(await tablesOf(target.database)).toEqual([])
    expect(await readdir(target.objects).catch(() => [])).toEqual([])
  }

  const copyOf = async (name: string) => {
    const copy = join(folder, name)
    await writeFile(copy, await readFile(archive))
    return copy
  }

  // One byte may be one that means nothing, such as the length of a code that a block does not use.
  test.each([0.1, 0.5, 0.9, 0.9999])(
    'rejects an archive with bytes changed at %d of its size',
    async (at) => {
      const copy = await copyOf(`changed-${at}`)
      const bytes = await readFile(copy)
      const start = Math.floor(bytes.length * at)
      for (let index = start; index < Math.min(start + 64, bytes.length); index += 1)
        bytes[index] = (bytes[index] ?? 0) ^ 0x40
      await writeFile(copy, bytes)
      expect(await errorOfRestore(copy)).toMatch(/is (damaged|incomplete|not a backup)/)
      await expectUnchanged()
    },
  )

  test.each([0.01, 0.5, 0.99])('rejects an archive truncated at %d of its size', async (at) => {
    const copy = await copyOf(`cut-${at}`)
    await truncate(copy, Math.floor((await stat(copy)).size * at))
    expect(await errorOfRestore(copy)).toContain('is incomplete. Nothing was changed')
    await expectUnchanged()
  })

  test('rejects a missing file and a file that is no archive', async () => {
    const other = join(folder, 'other')
    await writeFile(other, 'Dear diary')
    expect(await errorOfRestore(other)).toContain('is not a backup of Bucketeer')
    expect(await errorOfRestore(join(folder, 'nothing'))).toContain('cannot be read: it does not exist')
    await expectUnchanged()
  })

  const errorOfRestore = (file: string) => errorOf(restore(target, file))
})

describe('a backup of what is new since another one', () => {
  const backup = async (name: string, since?: string) => {
    const file = join(folder, name)
    await backupSite({ database: site.database, store, file, report, since })
    return file
  }
  const putPicture = async () => {
    const { id } = await addPicture(site, owner.userId)
    for (const key of pictureKeys(id)) await store.put(key, Buffer.from(`bytes of ${key}`))
    return id
  }
  let owner: SignedIn
  let chain: string[]
  let [removed, added]: string[] = []
  beforeAll(async () => {
    owner = await signUp(site)
    removed = await putPicture()
    const whole = await backup('chain-1.tar.gz')
    const second = await backup('chain-2.tar.gz', whole)
    await site.database.$client.query('delete from pictures where id = $1', [removed])
    added = await putPicture()
    chain = [whole, second, await backup('chain-3.tar.gz', second)]
  })
  const errorOfRestore = async (...files: string[]) => {
    const target = await createTarget()
    const message = await errorOf(restore(target, files))
    expect(await tablesOf(target.database)).toEqual([])
    expect(await readdir(target.objects).catch(() => [])).toEqual([])
    await target.close()
    return message
  }

  test('has no file that an earlier one has', async () => {
    const sizes = await Promise.all(chain.map(async (file) => (await stat(file)).size))
    expect(sizes[1]).toBeLessThan(Number(sizes[0]) / 3)
    const again = await backup('chain-4.tar.gz', chain[2])
    expect(lines.at(-1)).toMatch(/^0 new files of pictures and releases; \d{3,} are in earlier backups$/)
    expect(again).toContain('chain-4')
  })

  test('is restored after the earlier ones, without rows and files that were deleted meanwhile', async () => {
    const target = await createTarget()
    await restore(target, chain)
    expect(await rowsOf(target.database)).toEqual(await rowsOf(site.database))
    const objects = await filesOf(target.objects)
    const expected = await filesOf(join(folder, 'objects'))
    const kept = Object.entries(expected).filter(([name]) => !name.includes(removed ?? ''))
    expect(objects).toEqual(Object.fromEntries(kept))
    expect(Object.keys(objects).join()).toContain(added)
    await target.close()
  })

  test('is refused without the earlier ones, with one missing, and in another order', async () => {
    const [whole = '', second = '', third = ''] = chain
    expect(await errorOfRestore(third)).toMatch(/chain-3.tar.gz has only what is new since another backup/)
    expect(await errorOfRestore(whole, third)).toMatch(/chain-3.tar.gz does not continue \S+chain-1.tar.gz/)
    expect(await errorOfRestore(whole, third, second)).toMatch(/chain-3.tar.gz does not continue/)
    expect(await errorOfRestore(second, whole)).toMatch(/chain-2.tar.gz has only/)
    expect(await errorOfRestore(whole, archive)).toMatch(/whole.tar.gz does not continue/)
  })

  test('is refused when an earlier one is damaged, and cannot be made since a damaged one', async () => {
    const [whole = '', second = '', third = ''] = chain
    const damaged = join(folder, 'chain-damaged.tar.gz')
    const bytes = await readFile(second)
    await writeFile(damaged, bytes.subarray(0, bytes.length / 2))
    expect(await errorOfRestore(whole, damaged, third)).toContain('is incomplete')
    expect(await errorOf(backup('chain-5.tar.gz', damaged))).toContain('is incomplete')
    expect(await readdir(folder)).not.toContain('chain-5.tar.gz')
  })
})

test('overwrites a site only with --replace, and schedules the deletion of its pictures', async () => {
  const target = await createTarget()
  await migrate(target.database)
  const old = '01890000-0000-7000-8000-000000000001'
  await target.database.$client.query(
    'insert into pictures (id, width, height, bytes) values ($1, 1, 1, 1)',
    [old],
  )
  expect(await errorOf(restore(target, archive))).toMatch(/This database has a site already.*--replace/)
  expect((await rowsOf(target.database))['pictures']).toHaveLength(1)
  await restore(target, archive, 'replace')
  const { removed_pictures: removed = [], ...rows } = await rowsOf(target.database)
  const { removed_pictures: _none, ...expected } = await rowsOf(site.database)
  expect(rows['kicks']).toEqual(expected['kicks'])
  expect(removed).toEqual([expect.stringContaining(old)])
  await target.close()
})

test('never overwrites the database of another program', async () => {
  const target = await createTarget()
  await target.database.$client.query('create table ledger (sum integer)')
  expect(await errorOf(restore(target, archive, 'replace'))).toContain('belongs to another program')
  expect(await tablesOf(target.database)).toEqual(['ledger'])
  await target.close()
})

test('does not overwrite a database that a site uses', async () => {
  const target = await createTarget()
  const running = openDatabase({ connection: target.connection, log: { warn: () => undefined } })
  await running.$client.query('select')
  expect(await errorOf(restore(target, archive, 'replace'))).toContain('A site is using this database')
  await closeDatabase(running)
  await target.close()
})

/** Runs the work on a database that a newer version has migrated; `oldest` is the oldest version that works with it. */
async function withNewerMigration(oldest: string | null, work: () => Promise<unknown>) {
  const { $client } = site.database
  await $client.query(`insert into migrations (name, oldest_server) values ('9999_postcards.sql', $1)`, [
    oldest,
  ])
  await work()
  await $client.query(`delete from migrations where name = '9999_postcards.sql'`)
}

test('refuses to back up the database of a newer version that this one does not work with', async () => {
  const file = join(folder, 'incompatible.tar.gz')
  const backup = () => backupSite({ database: site.database, store, file, report })
  await withNewerMigration(null, async () => {
    expect(await errorOf(backup())).toMatch(/has 9999_postcards.sql.*back it up with the newer version/)
  })
  expect(await readdir(folder)).not.toContain('incompatible.tar.gz')
})

test('says that only a newer version can restore the backup of a database that it migrated, and rejects it', async () => {
  const file = join(folder, 'later.tar.gz')
  await withNewerMigration('0.1.0', () => backupSite({ database: site.database, store, file, report }))
  expect(lines).toContainEqual(
    'A newer version has migrated the database (9999_postcards.sql): only that one can restore this backup.',
  )
  const target = await createTarget()
  expect(await errorOf(restore(target, file))).toMatch(
    /newer version of Bucketeer .*9999_postcards.sql.*restore it with that version/,
  )
  expect(await tablesOf(target.database)).toEqual([])
  await target.close()
})

test('reports a picture without files, and backs up the rest', async () => {
  const { rows } = await site.database.$client.query<{ id: string }>('select id from pictures limit 1')
  const [{ id } = { id: '' }] = rows
  const lost: ObjectStore = { ...store, open: async (key) => (key.includes(id) ? null : store.open(key)) }
  await backupSite({ database: site.database, store: lost, file: join(folder, 'lost.tar.gz'), report })
  expect(lines).toContainEqual(expect.stringContaining(`Picture ${id} is missing from the backup`))
})

test('overwrites no file, and leaves no file after a failure', async () => {
  const before = (await readdir(folder)).sort()
  const again = backupSite({ database: site.database, store, file: archive, report })
  expect(await errorOf(again)).toContain('exists already: choose another name')
  const failing: ObjectStore = {
    ...store,
    open: async () => {
      throw new Error('The store is gone')
    },
  }
  const file = join(folder, 'failed.tar.gz')
  const failed = backupSite({ database: site.database, store: failing, file, report })
  expect(await errorOf(failed)).toBe('The store is gone')
  const nowhere = backupSite({ database: site.database, store, file: '/nowhere/at/all.tar.gz', report })
  expect(await errorOf(nowhere)).toContain('cannot be written: it does not exist')
  expect((await readdir(folder)).sort()).toEqual(before)
})

test('creates an archive that only its owner can read', async () => {
  expect((await stat(archive)).mode & 0o077).toBe(0)
  const object = await store.open(`releases/${Buffer.alloc(48, 7).toString('hex')}`)
  expect(object && (await text(object.stream))).toBe('a page')
})

test('a store with latency gets several requests at once, from a backup and from a restore', async () => {
  const target = await createTarget()
  let [open, most] = [0, 0]
  const slow = (store: ObjectStore): ObjectStore => {
    const wait = async () => {
      open += 1
      most = Math.max(most, open)
      await pause(20)
      open -= 1
    }
    return {
      ...store,
      open: (key) => wait().then(() => store.open(key)),
      put: (key, source) => wait().then(() => store.put(key, source)),
    }
  }
  const mostOf = async (work: () => Promise<unknown>) => {
    most = 0
    await work()
    return most
  }
  const file = join(folder, 'slow.tar.gz')
  const backup = () => backupSite({ database: site.database, store: slow(store), file, report })
  expect(await mostOf(backup)).toBe(parallelRequests)
  expect(await mostOf(() => restore({ ...target, store: slow(target.store) }, file))).toBe(parallelRequests)
  await target.close()
})
