import { createImportRepository } from './repository'
import { signUp } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { noisy } from '../media/testing/drawn-pictures'
import { aKick, anArchive, zipOf } from './testing/archives'
import { createImporter } from './testing/importer'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ storagePerPerson: 200_000 })
})
afterAll(() => site.close())

const photo = (file: string) => ({ file, alt: '', caption: '' })
const kicks = ['k1', 'k2', 'k3'].map((id) => aKick(id, { photos: [photo('a.jpg')] }))

test('a full storage stops an import, which goes on without photos', async () => {
  const importer = createImporter(site, await signUp(site))
  const picture = await noisy(700, 500).jpeg({ quality: 40 }).toBuffer()
  const { _id: id, state } = await importer.upload(await zipOf(anArchive({ kicks }), { 'a.jpg': picture }))
  expect(state).toBe('read')
  const stopped = await importer.bring(id)
  expect(stopped).toMatchObject({ state: 'brought', problem: { code: 'picture.storage-full' } })
  expect(stopped.counts.new).toBeGreaterThan(0)
  await importer.call('PUT', `/${id}/choices`, { photosLeftOut: true })
  expect(await importer.bring(id)).toMatchObject({ problem: null, counts: { brought: 3, new: 0 } })
})

test('a file that is larger than the storage of the person is refused, those before included', async () => {
  const importer = createImporter(site, await signUp(site))
  const file = await zipOf(anArchive({ kicks }), { 'a.bin': await noisy(300, 300).png().toBuffer() })
  const statuses = []
  for (let sent = 0; sent < 3; sent += 1) statuses.push((await importer.send(file)).statusCode)
  expect(statuses.at(-1)).toBe(413)
})

test('files of expired imports and deleted accounts are deleted, and the keys of things stay', async () => {
  const person = await signUp(site)
  const importer = createImporter(site, person)
  const file = await zipOf(anArchive({ kicks: kicks.map((kick) => ({ ...kick, photos: [] })) }))
  const { _id: brought } = await importer.upload(file)
  await importer.bring(brought)
  const { _id: read } = await importer.upload(file)
  const { deleteExpired } = createImportRepository(site.database)
  expect(await deleteExpired()).toEqual(expect.arrayContaining([brought, read]))
  await site.database.$client.query('update imports set expires_at = now() where user_id = $1', [
    person.userId,
  ])
  expect(await deleteExpired()).not.toEqual(expect.arrayContaining([brought, read]))
  const { rows } = await site.database.$client.query(
    'select state, item from import_rows where user_id = $1',
    [person.userId],
  )
  expect(rows).toEqual(kicks.map(() => ({ state: 'brought', item: null })))
  expect((await importer.upload(file)).counts).toMatchObject({ here: 3, new: 0 })
})
