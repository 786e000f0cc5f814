import { newId } from '@bucketeer/host/server'
import { addBucket, addKick } from '../../../test/content'
import { signUp, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'

let site: TestSite
let mira: SignedIn
let other: SignedIn
let bucketId: string
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site)
  other = await signUp(site, { userName: 'Otto' })
})
beforeEach(async () => {
  bucketId = await addBucket(site, mira)
})
afterAll(() => site.close())

const change = (what: 'add' | 'remove/kick', body: unknown) =>
  site.call({ method: 'PUT', url: `/api/bucket/${bucketId}/${what}`, token: mira.token, body })
const add = (kickId: string) => change('add', { bucketId, kickId })
const remove = (kickId: string) => change('remove/kick', { bucketId, kickId })

// @spec S3.6 S3.7 S3.8 S3.11 S6.4 S7.10
test('adds a Kick of anybody and returns all of its fields', async () => {
  const kick = await addKick(site, other)
  const { status, body } = await add(kick.id)
  expect(status).toBe(200)
  expect(body).toMatchObject({ _id: bucketId, kickCount: 1 })
  const { body: own } = await site.call({ method: 'GET', url: `/api/kick/${kick.id}`, token: mira.token })
  expect(own).toMatchObject({
    ...{ _id: kick.id, name: 'Swim in a fjord', description: 'Brief.' },
    pictures: `/media/${kick.pictureId}/1280.webp`,
    createdBy: { _id: other.userId, userName: 'Otto', profilePicture: null },
    inBuckets: [bucketId],
    mine: { buckets: 1, doing: null, done: 0, lastDone: null },
    counts: { wanted: 1, done: 0, again: 0 },
  })
  // Photos and the member's Stories are of the page of one Kick.
  const { photos: _photos, mine, ...shown } = Object(own)
  const { stories: _stories, ...rest } = mine
  expect(Object(body).kicks).toEqual([{ ...shown, mine: rest, position: 1, addedAt: expect.any(String) }])
})

// @spec S3.9
test('shows the chosen Bucket of a Kick to its creator only', async () => {
  const own = await addKick(site, mira, { bucketId, lat: null, lng: null, country: null })
  const foreign = await addKick(site, other, { bucketId: await addBucket(site, other) })
  await add(own.id)
  expect((await add(foreign.id)).body).toMatchObject({
    kicks: [{ buckets: bucketId, location: null, country: null }, { buckets: null }],
  })
})

test('says which of the user’s own Buckets hold a Kick, in every response', async () => {
  const kick = await addKick(site, other)
  await add(kick.id)
  const first = bucketId
  bucketId = await addBucket(site, mira)
  expect((await add(kick.id)).body).toMatchObject({ kicks: [{ inBuckets: [first, bucketId] }] })
  const read = async (url: string, { token }: SignedIn) =>
    (await site.call({ method: 'GET', url, token })).body
  expect(await read(`/api/kick/${kick.id}`, mira)).toMatchObject({ inBuckets: [first, bucketId] })
  expect(await read('/api/kick?limit=1', mira)).toMatchObject([{ inBuckets: [first, bucketId] }])
  expect(await read(`/api/kick/${kick.id}`, other)).toMatchObject({ inBuckets: [] })
  await remove(kick.id)
  expect(await read(`/api/kick/${kick.id}`, mira)).toMatchObject({ inBuckets: [first] })
})

// @spec S7.13
test('adds a Kick once, however often it is requested', async () => {
  const kick = await addKick(site, other)
  const first = await add(kick.id)
  expect((await add(kick.id)).body).toEqual(first.body)
  expect(first.body).toMatchObject({ kickCount: 1 })
})

test('counts what the user has done of all Kicks, once each', async () => {
  const [swim, ride, idea] = [
    await addKick(site, other),
    await addKick(site, other),
    await addKick(site, mira),
  ]
  for (const { id } of [swim, ride, idea]) await add(id)
  const log = (kickId: string, state: string, { token }: SignedIn) =>
    site.call({ method: 'POST', url: '/api/log', token, body: { kickId, state, on: null } })
  for (const state of ['done', 'done', 'doing']) await log(swim.id, state, mira)
  await log(ride.id, 'doing', mira)
  await log(idea.id, 'done', other)
  const url = `/api/bucket/${bucketId}`
  const read = (token: string) => site.call({ method: 'GET', url, token })
  expect((await read(mira.token)).body).toMatchObject({ kickCount: 3, doneCount: 1 })
  const fields = { name: 'North', description: '', audience: 'Members' }
  const changed = await site.call({ method: 'PUT', url, token: mira.token, body: fields })
  expect(changed.body).toMatchObject({ doneCount: 1 })
  // The numbers are those of whoever reads.
  expect((await read(other.token)).body).toMatchObject({ kickCount: 3, doneCount: 1 })
  await log(ride.id, 'done', other)
  expect((await read(other.token)).body).toMatchObject({ doneCount: 2 })
  const list = await site.call({ method: 'GET', url: '/api/bucket', token: mira.token })
  expect(Object(list.body)[0]).toMatchObject({ kickCount: 3, doneCount: 1 })
})

test('fifty concurrent requests add each Kick once', async () => {
  const kicks = await Promise.all(Array.from({ length: 25 }, () => addKick(site, other)))
  const responses = await Promise.all([...kicks, ...kicks].map(({ id }) => add(id)))
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200))
  const { body } = await site.call({ method: 'GET', url: `/api/bucket/${bucketId}`, token: mira.token })
  expect(body).toMatchObject({ kickCount: 25 })
  expect(
    Object(body)
      .kicks.map(({ _id }: { _id: string }) => _id)
      .sort(),
  ).toEqual(kicks.map(({ id }) => id).sort())
})

test('concurrent additions, removals and deletions cause no server error', async () => {
  const kick = await addKick(site, other)
  const url = `/api/bucket/${bucketId}`
  const calls = Array.from({ length: 20 }, () => [add(kick.id), remove(kick.id)]).flat()
  const deleted = site.call({ method: 'DELETE', url, token: mira.token })
  const statuses = (await Promise.all([...calls, deleted])).map(({ status }) => status)
  expect(statuses.filter((status) => ![200, 204, 404].includes(status))).toEqual([])
})

// @spec S2.80 S7.14
test('removes a Kick from the Bucket without deleting the Kick', async () => {
  const kick = await addKick(site, other)
  await add(kick.id)
  expect(await remove(kick.id)).toMatchObject({ status: 200, body: { kicks: [], kickCount: 0 } })
  expect(await add(kick.id)).toMatchObject({ status: 200, body: { kickCount: 1 } })
})

// @spec S7.14
test('removing a Kick that is not in the Bucket succeeds', async () => {
  const kick = await addKick(site, other)
  expect(await remove(kick.id)).toMatchObject({ status: 200, body: { kickCount: 0 } })
})

test('a change of the Kicks updates updatedAt, an unchanged Bucket keeps it', async () => {
  const kick = await addKick(site, other)
  const updatedAt = async () =>
    Object((await site.call({ method: 'GET', url: `/api/bucket/${bucketId}`, token: mira.token })).body)
      .updatedAt
  const made = await updatedAt()
  await add(kick.id)
  const added = await updatedAt()
  await add(kick.id)
  expect(added > made).toBe(true)
  expect(await updatedAt()).toBe(added)
})

// @spec S7.13
test('refuses an unknown and a withdrawn Kick', async () => {
  const withdrawn = await addKick(site, other, { withdrawnAt: new Date() })
  for (const kickId of [newId(), 'x', '', withdrawn.id])
    expect(await add(kickId)).toMatchObject({
      status: 404,
      body: { message: 'We could not find this Kick.' },
    })
})

test.each(['add', 'remove/kick'] as const)('%s refuses a body with another Bucket or none', async (what) => {
  const kickId = newId()
  const otherBucket = await change(what, { bucketId: newId(), kickId })
  expect(otherBucket).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('not the one in the address') },
  })
  expect((await change(what, { kickId })).status).toBe(400)
  expect((await change(what, { bucketId })).status).toBe(400)
  expect((await change(what, { bucketId, kickId: 7 })).status).toBe(400)
  expect((await change(what, {})).status).toBe(400)
})
