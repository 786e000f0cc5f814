import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signUp } from '../../test/people'
import { openTestSite, type TestSite } from '../../test/test-site'
import { pictureWidths } from '../modules/media/picture-urls'
import { createFolderStore } from '@bucketeer/host/server'
import { demoPictures } from './pictures'
import { findDemoLogin, seedDemo } from './seed-demo'

let site: TestSite
let folder: string
beforeEach(async () => {
  site = await openTestSite()
  folder = await mkdtemp(join(tmpdir(), 'bucketeer-demo-'))
})
afterEach(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

const seed = () => seedDemo({ database: site.database, store: createFolderStore(folder) })
const storedFiles = async () =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.webp'))

const fileCount = demoPictures.length * pictureWidths.length

const countRows = async () => {
  const tables = ['users', 'pictures', 'kicks', 'bucket_kicks', 'kick_likes', 'comments', 'stories']
  const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`)
  return (await site.database.$client.query(`select ${counts.join(', ')}`)).rows[0]
}

test('seeds an empty site, once', async () => {
  expect(await findDemoLogin(site.database)).toBeUndefined()
  expect(await seed()).toBe(true)
  const rows = await countRows()
  const files = await storedFiles()
  expect(files).toHaveLength(fileCount)

  expect(await seed()).toBe(false)
  expect(await countRows()).toEqual(rows)
  expect(await storedFiles()).toEqual(files)
})

test('seeds once when two servers start at the same time, without leftover files', async () => {
  expect((await Promise.all([seed(), seed()])).sort()).toEqual([false, true])
  expect(await storedFiles()).toHaveLength(fileCount)
  expect(await countRows()).toMatchObject({ users: 8, pictures: demoPictures.length })
})

test('does not seed a site with an account', async () => {
  await signUp(site)
  expect(await seed()).toBe(false)
  expect(await findDemoLogin(site.database)).toBeUndefined()
  expect(await storedFiles()).toEqual([])
})
