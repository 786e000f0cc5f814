import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signUp } from '../../test/people'
import { openTestSite, type TestSite } from '../../test/test-site'
import { pictureWidths } from '../modules/media/picture-widths'
import { createFolderStore } from '../store/folder-store'
import { demoLoginOf } from './demo-login'
import { demoPictures } from './pictures'
import { seedDemo } from './seed-demo'

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
const filesKept = async () =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.webp'))

const filesInAll = demoPictures.length * pictureWidths.length

const countRows = async () => {
  const tables = ['users', 'pictures', 'kicks', 'bucket_kicks', 'kick_likes', 'comments', 'stories']
  const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`)
  return (await site.database.$client.query(`select ${counts.join(', ')}`)).rows[0]
}

test('an empty site gets the demo content, once', async () => {
  expect(await demoLoginOf(site.database)).toBeUndefined()
  expect(await seed()).toBe(true)
  const rows = await countRows()
  const files = await filesKept()
  expect(files).toHaveLength(filesInAll)

  expect(await seed()).toBe(false)
  expect(await countRows()).toEqual(rows)
  expect(await filesKept()).toEqual(files)
})

test('of two that fill it at once one does, and the other leaves nothing behind', async () => {
  expect((await Promise.all([seed(), seed()])).sort()).toEqual([false, true])
  expect(await filesKept()).toHaveLength(filesInAll)
  expect(await countRows()).toMatchObject({ users: 8, pictures: demoPictures.length })
})

test('a site on which somebody has an account stays as it is', async () => {
  await signUp(site)
  expect(await seed()).toBe(false)
  expect(await demoLoginOf(site.database)).toBeUndefined()
  expect(await filesKept()).toEqual([])
})
