import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addBucket, addJournal, addKick } from '../../../test/content'
import { signUp, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { newId, createFolderStore } from '@bucketeer/host/server'
import { kicks, pictures } from '../../database/schema'
import { createPictureFiles } from './picture-files'
import { pictureWidths } from './picture-urls'
import { createPictureRepository, type PictureRepository, unusedDays } from './repository'
import { savePicture } from './save-picture'
import { plain } from './testing/drawn-pictures'
import { cleanUpPictures } from './clean-up-pictures'

let site: TestSite
let mira: SignedIn
let folder: string
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site)
  folder = await mkdtemp(join(tmpdir(), 'bucketeer-pictures-'))
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

const places = () => ({ database: site.database, store: createFolderStore(folder) })
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

/** Creates a picture with its files, uploaded that many days ago. */
async function upload(days: number) {
  const files = pictureWidths.map((width) => ({ width, bytes: Buffer.from('picture') }))
  const id = randomUUID()
  await createPictureFiles(places().store).save(id, { files })
  await site.database
    .insert(pictures)
    .values({ id, ownerId: mira.userId, width: 1280, height: 960, bytes: 7, createdAt: daysAgo(days) })
  return { id, url: `/media/${id}/1280.webp` }
}

const filesOf = (id: string) => readdir(join(folder, 'pictures', id)).catch(() => [])
const pictureExists = async (id: string) => {
  const { rowCount } = await site.database.$client.query('select from pictures where id = $1', [id])
  return rowCount === 1 && (await filesOf(id)).length === pictureWidths.length
}

test('removes an unused picture with its files after a day, not earlier', async () => {
  const old = await upload(unusedDays + 1)
  const young = await upload(unusedDays - 1)
  expect(await cleanUpPictures(places())).toEqual({ pictures: 1, files: 1 })
  expect(await pictureExists(old.id)).toBe(false)
  expect(await filesOf(old.id)).toEqual([])
  expect(await pictureExists(young.id)).toBe(true)
})

test('a removed picture cannot be used', async () => {
  const { url } = await upload(31)
  await cleanUpPictures(places())
  const body = { name: 'North', picture: url }
  const response = await site.call({ method: 'POST', url: '/api/bucket', token: mira.token, body })
  expect(response).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('gone or not yours') },
  })
})

describe('keeps an old picture that is used by', () => {
  const call = (method: 'POST' | 'PUT', url: string, body: object) =>
    site.call({ method, url, token: mira.token, body })

  test.each<[string, (url: string, id: string) => Promise<unknown>]>([
    [
      'a person',
      (url) =>
        call('PUT', `/api/user/${mira.userId}`, { userName: 'Mira', tagline: 'Trains', profilePicture: url }),
    ],
    ['a Bucket', (url) => addBucket(site, mira, { picture: url })],
    ['a Kick', (_url, id) => addKick(site, mira, { pictureId: id })],
    [
      'a further photo of a Kick',
      async (url) => {
        const { url: first } = await upload(0)
        const kick = {
          name: 'Swim',
          category: 'Activity',
          continent: 'Europe',
          photos: [{ url: first }, { url }],
        }
        await call('POST', '/api/kick', { ...kick, pictures: first })
      },
    ],
    [
      'a Story',
      async (url) => {
        const journalId = await addJournal(site, mira)
        const story = { title: 'Danube', content: '', pictures: url, journalId }
        await call('POST', `/api/story/${journalId}`, story)
      },
    ],
  ])('%s', async (_user, use) => {
    const { id, url } = await upload(100)
    await use(url, id)
    await cleanUpPictures(places())
    expect(await pictureExists(id)).toBe(true)
  })

  test('a transaction that is about to use it', async () => {
    const { id } = await upload(100)
    const client = await site.database.$client.connect()
    await client.query('begin')
    await client.query(
      `insert into buckets (id, owner_id, name, description, picture_id) values ($1, $2, 'North', '', $3)`,
      [newId(), mira.userId, id],
    )
    await cleanUpPictures(places())
    await client.query('commit')
    client.release()
    expect(await pictureExists(id)).toBe(true)
  })
})

test('every table with pictures is in used_pictures and has the triggers', async () => {
  const { rows } = await site.database.$client.query<{ user: string }>(
    `select conrelid::regclass::text as user from pg_constraint where contype = 'f' and confrelid = 'pictures'::regclass`,
  )
  const { rows: views } = await site.database.$client.query<{ definition: string }>(
    `select pg_get_viewdef('used_pictures') as definition`,
  )
  expect(rows.length).toBeGreaterThan(3)
  for (const { user } of rows) {
    expect(views[0]?.definition).toContain(`FROM ${user}`)
    const { rows: triggers } = await site.database.$client.query<{ name: string }>(
      'select tgname as name from pg_trigger where tgrelid = $1::regclass and not tgisinternal',
      [user],
    )
    const names = triggers.map(({ name }) => name)
    const needed = ['lock_swapped_pictures', 'remove_deleted_pictures', 'remove_replaced_picture']
    expect(names).toEqual(expect.arrayContaining(needed))
  }
})

test('removes more pictures than one batch', async () => {
  const many = Array.from({ length: 250 }, () => ({
    id: newId(),
    width: 1280,
    height: 960,
    bytes: 7,
    createdAt: daysAgo(31),
  }))
  await site.database.insert(pictures).values(many)
  expect(await cleanUpPictures(places())).toEqual({ pictures: 250, files: 250 })
})

test('retries files that could not be deleted at the next run', async () => {
  const { id } = await upload(31)
  const { database, store } = places()
  const failing = {
    ...store,
    delete: async () => {
      throw new Error('The disk is busy')
    },
  }
  await expect(cleanUpPictures({ database, store: failing })).rejects.toThrow('The disk is busy')
  expect(await filesOf(id)).toHaveLength(pictureWidths.length)
  expect(await cleanUpPictures({ database, store })).toEqual({ pictures: 0, files: 1 })
  expect(await filesOf(id)).toEqual([])
})

test('a deleted row no longer uses its picture', async () => {
  const { id } = await upload(31)
  await addKick(site, mira, { pictureId: id })
  await site.database.delete(kicks)
  await cleanUpPictures(places())
  expect(await pictureExists(id)).toBe(false)
})

describe('an upload that is interrupted', () => {
  const broken = () => Promise.reject(new Error('Connection terminated'))
  const uploadWith = async (
    changes: (repository: PictureRepository) => Partial<PictureRepository>,
    reason = 'Connection terminated',
  ) => {
    const path = join(folder, 'upload.png')
    await plain(10, 10).png().toFile(path)
    const repository = createPictureRepository(site.database)
    const announce = jest.spyOn(repository, 'announce')
    await expect(
      savePicture(
        {
          files: createPictureFiles(places().store),
          repository: { ...repository, ...changes(repository) },
          storagePerPerson: 1e9,
          encoding: { startTimer: () => () => 0 },
        },
        { path, ownerId: mira.userId },
      ),
    ).rejects.toThrow(reason)
    return announce.mock.calls[0]?.[0] ?? ''
  }

  test('keeps row and files after the commit, when the connection breaks before its response', async () => {
    const id = await uploadWith(({ add }) => ({ add: (picture) => add(picture).then(broken) }))
    expect(await pictureExists(id)).toBe(true)
  })

  const makeDue = (id: string) =>
    site.database.$client.query(
      `update removed_pictures set removed_at = removed_at - interval '1 hour' where id = $1`,
      [id],
    )

  test('fails, and leaves no files, when the clean-up ran before these were saved', async () => {
    const cleanUp = async (id: string) => {
      await makeDue(id)
      await cleanUpPictures(places())
    }
    const id = await uploadWith(
      ({ announce }) => ({ announce: (picture) => announce(picture).then(() => cleanUp(picture)) }),
      'took too long',
    )
    expect(await filesOf(id)).toEqual([])
  })

  test('fails, and leaves no row, while the clean-up removes its files', async () => {
    const id = randomUUID()
    const { add, announce } = createPictureRepository(site.database)
    await announce(id)
    await makeDue(id)
    const { database, store } = places()
    const registered: Promise<void>[] = []
    const deleting = async (key: string) => {
      if (registered.length === 0)
        registered.push(add({ id, ownerId: mira.userId, width: 10, height: 10, bytes: 7 }))
      await store.delete(key)
    }
    await cleanUpPictures({ database, store: { ...store, delete: deleting } })
    const [result] = await Promise.allSettled(registered)
    expect(result).toMatchObject({ reason: new Error('The upload took too long: its files may be removed.') })
    const { rows } = await site.database.$client.query('select from pictures where id = $1', [id])
    expect(rows).toEqual([])
  })

  test('loses its files at once before the commit', async () => {
    const id = await uploadWith(() => ({ add: broken }))
    expect(await filesOf(id)).toEqual([])
  })

  test('loses its files daily when the server is killed, but not while it may still arrive', async () => {
    const id = await uploadWith(() => ({ add: broken, discard: broken }))
    await cleanUpPictures(places())
    expect(await filesOf(id)).toHaveLength(pictureWidths.length)
    await makeDue(id)
    await cleanUpPictures(places())
    expect(await filesOf(id)).toEqual([])
  })
})
