import { addBucket, addEntry, addKick, addShareLink, signedUrl } from '../../../test/content'
import { signUp, textAt, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { blocks } from '../../database/content-schema'

let site: TestSite
let owner: SignedIn
let member: SignedIn
beforeAll(async () => {
  site = await openTestSite()
})
beforeEach(async () => {
  owner = await signUp(site)
  member = await signUp(site)
})
afterAll(() => site.close())

const put = (url: string, body: object, { token }: SignedIn = owner) =>
  site.call({ method: 'PUT', url: `/api/bucket/${url}`, token, body })
const bodyOf = async (url: string, person?: SignedIn) =>
  Object((await site.call({ method: 'GET', url, ...(person && { token: person.token }) })).body)
const read = async (bucketId: string, person = owner) => bodyOf(`/api/bucket/${bucketId}`, person)
const kicksBy = async (bucketId: string, person?: SignedIn) => (await read(bucketId, person)).kicks
const show = (bucketId: string, kickId: string, shown = true) =>
  put(`${bucketId}/shown`, { kicks: [{ kickId, shown }] })
const setAudience = (bucketId: string, audience: string) => put(bucketId, { audience })

async function shownWish(fields: Parameters<typeof addKick>[2] = {}) {
  const bucketId = await addBucket(site, owner, { audience: 'Members' })
  const kick = await addKick(site, owner, { audience: 'Private', placeName: 'Hut', ...fields })
  await put(`${bucketId}/add`, { bucketId, kickId: kick.id })
  return { bucketId, kick, shared: await addShareLink(site, owner, { kind: 'bucket', id: bucketId }) }
}

test('a Bucket shows a Private wish only after its creator says so, to members and by a link', async () => {
  const { bucketId, kick, shared } = await shownWish()
  const link = `/api/shared/${shared.key}`
  expect(await kicksBy(bucketId)).toMatchObject([{ shown: null }])
  expect(await read(bucketId, member)).toMatchObject({ kicks: [], kickCount: 0 })
  expect((await show(bucketId, kick.id)).body).toMatchObject({ kicks: [{ _id: kick.id, shown: true }] })
  const seen = { _id: kick.id, name: kick.name, description: 'Brief.', shown: true }
  expect(await read(bucketId, member)).toMatchObject({ kicks: [seen], kickCount: 1 })
  expect(await bodyOf(link)).toMatchObject({ bucket: { kicks: [seen], kickCount: 1 } })
  expect(await bodyOf(link, member)).toMatchObject({ bucket: { kicks: [seen], kickCount: 1 } })
  await show(bucketId, kick.id, false)
  expect(await kicksBy(bucketId)).toMatchObject([{ shown: false }])
  expect(await kicksBy(bucketId, member)).toEqual([])
  expect(await bodyOf(link)).toMatchObject({ bucket: { kicks: [] } })
})

test('a shown wish has neither counts nor its exact place, and its picture has a signed address', async () => {
  const { bucketId, kick, shared } = await shownWish({ lat: 59.9123, lng: 10.7123 })
  await addEntry(site, owner, { kickId: kick.id, audience: 'Members' })
  await site.call({ method: 'PUT', url: `/api/kick/${kick.id}/like`, token: owner.token })
  await show(bucketId, kick.id)
  for (const { kicks } of [
    await read(bucketId, member),
    (await bodyOf(`/api/shared/${shared.key}`)).bucket,
  ]) {
    expect(kicks).toMatchObject([
      {
        ...{ place: null, placePrecision: 'area', location: { lat: 59.925 }, country: 'Norway' },
        ...{ likes: 0, commentCount: 0, counts: { wanted: 0, done: 0, again: 0 }, inBuckets: [] },
        mine: { buckets: 0, doing: null, done: 0, lastDone: null },
      },
    ])
    expect(kicks[0].pictures).toMatch(signedUrl(`/media/${kick.pictureId}/1280.webp`))
    expect(JSON.stringify(kicks)).not.toMatch(/59\.9123|10\.7123|Hut/)
  }
  await site.database.$client.query(`update kicks set place_precision = 'country' where id = $1`, [kick.id])
  expect(await kicksBy(bucketId, member)).toMatchObject([{ location: null, placePrecision: 'country' }])
})

test('a wish needs neither picture, category nor continent to be shown', async () => {
  const bucketId = await addBucket(site, owner, { audience: 'Members' })
  const url = `/api/bucket/${bucketId}/wishes`
  const body = { lines: [{ text: 'See Kyoto' }] }
  const made = await site.call({ method: 'POST', url, token: owner.token, body })
  await show(bucketId, textAt(Object(made.body)[0], '_id'))
  expect(await kicksBy(bucketId, member)).toMatchObject([
    { name: 'See Kyoto', pictures: '', category: null, continent: null },
  ])
})

test('no page, list or search of Kicks has a shown wish', async () => {
  const { bucketId, kick } = await shownWish({ name: 'Unheard of' })
  await show(bucketId, kick.id)
  expect(await bodyOf(`/api/kick/${kick.id}`, member)).toMatchObject({ message: expect.any(String) })
  for (const query of ['q=Unheard', `createdBy=${owner.userId}`])
    expect(await bodyOf(`/api/kick?${query}`, member)).toEqual([])
})

const ends: [string, (made: Awaited<ReturnType<typeof shownWish>>) => Promise<unknown>][] = [
  ['narrowing the Bucket', ({ bucketId }) => setAudience(bucketId, 'Private')],
  [
    'removing it from the Bucket',
    ({ bucketId, kick }) => put(`${bucketId}/remove/kick`, { bucketId, kickId: kick.id }),
  ],
  [
    'deleting it',
    ({ kick }) => site.call({ method: 'DELETE', url: `/api/kick/${kick.id}`, token: owner.token }),
  ],
  [
    'a block',
    () =>
      site.database
        .insert(blocks)
        .values({ blockerId: owner.userId, blockedId: member.userId, isMute: false }),
  ],
  [
    'an operator who hides it',
    ({ kick }) => site.database.$client.query('update kicks set hidden_at = now() where id = $1', [kick.id]),
  ],
  [
    'another audience of the Kick and back',
    async ({ kick }) => {
      for (const audience of ['Members', 'Private'])
        await site.database.$client.query('update kicks set audience = $2 where id = $1', [kick.id, audience])
    },
  ],
]

test.each(ends)('%s ends the showing of a wish at the next request', async (_what, end) => {
  const made = await shownWish({ name: 'Unheard of' })
  await show(made.bucketId, made.kick.id)
  expect(JSON.stringify(await read(made.bucketId, member))).toContain('Unheard of')
  await end(made)
  expect(JSON.stringify(await read(made.bucketId, member))).not.toContain('Unheard of')
})

test('only the creator can show a wish, in a Bucket of their own that holds it', async () => {
  const { bucketId } = await shownWish()
  const foreign = await addKick(site, member)
  await put(`${bucketId}/add`, { bucketId, kickId: foreign.id })
  expect(await show(bucketId, foreign.id)).toMatchObject({ status: 409 })
  expect(await show(bucketId, (await addKick(site, owner)).id)).toMatchObject({ status: 409 })
  const body = { kicks: [{ kickId: foreign.id, shown: true }] }
  expect(await put(`${bucketId}/shown`, body, member)).toMatchObject({ status: 404 })
})

test('a moved wish is shown again only if the move is undone', async () => {
  const { bucketId, kick } = await shownWish()
  await show(bucketId, kick.id)
  const to = await addBucket(site, owner, { audience: 'Members' })
  const moved = Object((await put(`${bucketId}/move`, { kickIds: [kick.id], to })).body)
  expect(await kicksBy(to, member)).toEqual([])
  await put(`${bucketId}/return`, moved.undo)
  expect(await kicksBy(bucketId, member)).toHaveLength(1)
})
