import { PassThrough } from 'node:stream'
import { buildApp } from '../../app'
import { readConfig } from '../../config'
import { addKick } from '../../../test/content'
import { password, signUp, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { waitFor } from '../../../test/wait-for'
import { archiveKey } from './make-archive'
import { askForArchive, linkToArchive, readArchive, unzip } from './testing/fetch-archive'

let site: TestSite
let ann: SignedIn
beforeAll(async () => {
  site = await openTestSite()
})
beforeEach(async () => {
  ann = await signUp(site)
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => site.close())

const stateOf = async (state: string) => (await readArchive(site, ann))?.state === state || undefined

/** Lets the reading of the next picture hang, as a job that is interrupted there does. */
async function hangAtPicture() {
  await addKick(site, ann)
  const pictures: PassThrough[] = []
  const { open } = site.store
  jest.spyOn(site.store, 'open').mockImplementation(async (key) => {
    if (!key.startsWith('pictures/')) return open(key)
    const stream = new PassThrough()
    pictures.push(stream)
    return { stream, size: 7 }
  })
  return pictures
}

test('a second request returns the archive in the making, also at the same time', async () => {
  const [picture] = [await hangAtPicture()]
  const ids = await Promise.all([1, 2, 3, 4].map(() => askForArchive(site, ann)))
  expect(new Set(ids).size).toBe(1)
  expect(await askForArchive(site, ann)).toBe(ids[0])
  await waitFor(() => picture[0])
  picture[0]?.end('picture')
  await waitFor(() => stateOf('ready'))
  const { done, total } = await readArchive(site, ann)
  expect([done, total > 10]).toEqual([total, true])
})

test('a wrong password makes none', async () => {
  const body = { password: 'guessed' }
  expect(await site.call({ method: 'POST', url: '/api/archive', token: ann.token, body })).toMatchObject({
    status: 403,
  })
  expect(await readArchive(site, ann)).toBeNull()
})

test('a new archive replaces the one before when it is ready', async () => {
  const first = await askForArchive(site, ann)
  await waitFor(() => stateOf('ready'))
  const second = await askForArchive(site, ann)
  await waitFor(async () => (await readArchive(site, ann))._id === second && stateOf('ready'))
  await waitFor(async () => !(await site.store.has(archiveKey(first))) || undefined)
  expect(await site.store.has(archiveKey(second))).toBe(true)
})

test('reads one photo after the other', async () => {
  const pictures = await hangAtPicture()
  for (let count = 0; count < 4; count += 1) await addKick(site, ann)
  await askForArchive(site, ann)
  for (let count = 0; count < 5; count += 1) {
    await waitFor(() => pictures[count])
    expect(pictures).toHaveLength(count + 1)
    pictures[count]?.end('picture')
  }
  await waitFor(() => stateOf('ready'))
})

test('fails when the store does, and can be made again', async () => {
  const put = jest.spyOn(site.store, 'put').mockRejectedValue(new Error('The disk is full'))
  await askForArchive(site, ann)
  await waitFor(() => stateOf('failed'))
  put.mockRestore()
  await askForArchive(site, ann)
  await waitFor(() => stateOf('ready'))
})

test.each<[string, () => Promise<unknown>]>([
  [
    'deleted',
    async () =>
      site.call({
        method: 'DELETE',
        url: `/api/archive/${(await readArchive(site, ann))._id}`,
        token: ann.token,
      }),
  ],
  [
    'of a deleted account',
    () =>
      site.call({ method: 'DELETE', url: `/api/user/${ann.userId}`, token: ann.token, body: { password } }),
  ],
])('an archive that is %s while it is being made leaves no file', async (_name, end) => {
  const pictures = await hangAtPicture()
  const id = await askForArchive(site, ann)
  await waitFor(() => pictures[0])
  await end()
  pictures[0]?.end('picture')
  const rows = () => site.database.$client.query('select from archives where id = $1', [id])
  await waitFor(async () => (await rows()).rowCount === 0 || undefined)
  expect(await site.store.has(archiveKey(id))).toBe(false)
})

describe('another server', () => {
  const openOther = () =>
    buildApp({
      config: readConfig({ LIMITS: 'off', DATA_DIR: site.dataDir }),
      database: site.database,
      store: { ...site.store, open: openPicture },
    })
  const openPicture: TestSite['store']['open'] = async () => {
    const stream = new PassThrough()
    stream.end('picture')
    return { stream, size: 7 }
  }
  let other: Awaited<ReturnType<typeof openOther>>
  afterEach(() => other.close())

  test('makes an archive again after the lease of a killed one', async () => {
    const pictures = await hangAtPicture()
    const id = await askForArchive(site, ann)
    await waitFor(() => pictures[0])
    await site.database.$client.query(`update archives set leased_until = now() where id = $1`, [id])
    other = await openOther()
    await other.listen({ port: 0, host: '127.0.0.1' })
    await waitFor(() => stateOf('ready'))
    // The first server was slow instead. It changes nothing.
    pictures[0]?.end('picture')
    jest.restoreAllMocks()
    const { rawPayload } = await site.app.inject(await linkToArchive(site, ann, id))
    expect((await unzip(rawPayload)).has('bucketeer.json')).toBe(true)
  })
})

test('a server that stops lets another one go on at once', async () => {
  const first = await openTestSite()
  const ben = await signUp(first)
  await addKick(first, ben)
  const opened = jest.spyOn(first.store, 'open').mockResolvedValue({ stream: new PassThrough(), size: 7 })
  await askForArchive(first, ben)
  await waitFor(() => opened.mock.calls.at(0))
  await first.app.close()
  const { rows } = await first.database.$client.query('select state, leased_until from archives')
  expect(rows).toEqual([{ state: 'making', leased_until: null }])
  await first.close()
})
