import { newId } from '@bucketeer/host/server'
import { addBucket, addKick, addPicture } from '../../../test/content'
import { signUp, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { journals, stories } from '../../database/content-schema'
import { kicks } from '../../database/schema'

let site: TestSite
let mira: SignedIn
let otto: SignedIn
let kickId: string
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site)
  otto = await signUp(site)
})
beforeEach(async () => {
  kickId = (await addKick(site, mira)).id
})
afterAll(() => site.close())

const call = (method: 'GET' | 'PUT' | 'DELETE', url: string, { token }: SignedIn, body?: object) =>
  site.call({ method, url, token, body })
const read = (person: SignedIn) => call('GET', `/api/kick/${kickId}`, person)
const deleteKick = () => call('DELETE', `/api/kick/${kickId}`, mira)
const put = (what: 'add' | 'remove/kick', bucketId: string, person: SignedIn) =>
  call('PUT', `/api/bucket/${bucketId}/${what}`, person, { bucketId, kickId })
const bucketWithIt = async (person: SignedIn) => {
  const bucketId = await addBucket(site, person)
  await put('add', bucketId, person)
  return bucketId
}
const storyOfIt = async ({ userId }: SignedIn) => {
  const journal = {
    id: newId(),
    creatorId: userId,
    title: 'North',
    description: '',
    visibility: 'Public',
    audience: 'Public',
  } as const
  const picture = await addPicture(site, userId)
  await site.database.insert(journals).values(journal)
  await site.database.insert(stories).values({
    id: newId(),
    journalId: journal.id,
    kickId,
    title: 'Cold',
    content: 'Very.',
    pictureId: picture.id,
  })
  return journal.id
}

test('a deleted Kick stays withdrawn in others’ Buckets and leaves its creator’s Buckets and the list', async () => {
  const own = await bucketWithIt(mira)
  const held = await bucketWithIt(otto)
  expect((await deleteKick()).status).toBe(204)

  expect((await call('GET', `/api/bucket/${held}`, otto)).body).toMatchObject({
    kicks: [{ _id: kickId, withdrawn: true }],
    kickCount: 1,
  })
  expect((await call('GET', `/api/bucket/${own}`, mira)).body).toMatchObject({ kicks: [], kickCount: 0 })
  expect((await call('GET', '/api/kick', otto)).body).toEqual([])
  for (const person of [mira, otto])
    expect(await read(person)).toMatchObject({ status: 200, body: { withdrawn: true } })
})

test('a withdrawn Kick can be neither changed nor deleted nor added to a Bucket', async () => {
  await bucketWithIt(otto)
  await deleteKick()
  const { url } = await addPicture(site, mira.userId)
  const fields = { name: 'x', description: '', pictures: url, category: 'Chill' }
  expect((await call('PUT', `/api/kick/${kickId}`, mira, fields)).status).toBe(404)
  expect((await deleteKick()).status).toBe(404)
  expect((await put('add', await addBucket(site, otto), otto)).status).toBe(404)
})

test('a withdrawn Kick is deleted when the last holder removes it', async () => {
  const [first, last] = [await bucketWithIt(otto), await bucketWithIt(otto)]
  await deleteKick()
  await put('remove/kick', first, otto)
  expect((await read(otto)).status).toBe(200)
  await put('remove/kick', last, otto)
  expect((await read(otto)).status).toBe(404)
})

test('a withdrawn Kick is deleted with the last Bucket that holds it', async () => {
  const held = await bucketWithIt(otto)
  await deleteKick()
  await call('DELETE', `/api/bucket/${held}`, otto)
  expect((await read(otto)).status).toBe(404)
})

test('a Story of somebody else holds a Kick until the Story is deleted', async () => {
  const journalId = await storyOfIt(otto)
  await deleteKick()
  expect(await read(otto)).toMatchObject({ status: 200, body: { withdrawn: true } })
  await call('DELETE', `/api/journal/${journalId}`, otto)
  expect((await read(otto)).status).toBe(404)
})

test('a Story of somebody else releases a Kick by changing to another one', async () => {
  await storyOfIt(otto)
  await deleteKick()
  await site.database.update(stories).set({ kickId: null })
  expect((await read(otto)).status).toBe(404)
})

test('a Story of its creator does not hold a Kick', async () => {
  await storyOfIt(mira)
  await deleteKick()
  expect((await read(mira)).status).toBe(404)
})

test('a Kick of a deleted account is by a former member', async () => {
  const lea = await signUp(site)
  kickId = (await addKick(site, lea)).id
  await bucketWithIt(otto)
  await site.database.update(kicks).set({ withdrawnAt: new Date(), creatorId: null })
  expect((await read(otto)).body).toMatchObject({
    createdBy: { _id: null, userName: 'a former member', profilePicture: null },
    buckets: null,
  })
})

test('concurrent holds, releases and deletion neither fail nor leave rows behind', async () => {
  const people = [otto, await signUp(site), await signUp(site)]
  const buckets = await Promise.all(people.map((person) => addBucket(site, person)))
  const own = await bucketWithIt(mira)
  const calls = buckets.flatMap((bucketId, index) =>
    (['add', 'remove/kick', 'add', 'remove/kick'] as const).map(
      (what) => () => put(what, bucketId, people[index] ?? otto),
    ),
  )
  const mine = [() => put('remove/kick', own, mira), deleteKick, () => put('add', own, mira)]
  const responses = await Promise.all(
    [...calls.slice(0, 6), ...mine, ...calls.slice(6)].map((send) => send()),
  )
  expect(responses.map(({ status }) => status).filter((status) => ![200, 204, 404].includes(status))).toEqual(
    [],
  )

  for (const [index, bucketId] of buckets.entries()) await put('remove/kick', bucketId, people[index] ?? otto)
  await put('remove/kick', own, mira)
  expect((await read(mira)).status).toBe(404)
})
