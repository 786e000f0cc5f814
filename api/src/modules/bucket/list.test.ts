import { newId } from '@bucketeer/host/server'
import { addBucket, addKick } from '../../../test/content'
import { signUp, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { bucketKicks } from '../../database/schema'
import { kicksShown } from './schemas'

let site: TestSite
let mira: SignedIn
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site)
})
afterAll(() => site.close())

const list = (query: string, { token }: SignedIn) =>
  site.call({ method: 'GET', url: `/api/bucket${query}`, token })
const ids = (body: unknown) => (Array.isArray(body) ? body.map(({ _id }: { _id: string }) => _id) : [])
const nextOf = (headers: Record<string, unknown>) =>
  /^<\/api\/bucket(\?\S+)>; rel="next"$/.exec(String(headers.link))?.[1]

test('returns no Buckets for a new user', async () => {
  const response = await list('', await signUp(site))
  expect(response).toMatchObject({ status: 200, body: [] })
  expect(response.headers).not.toHaveProperty('link')
})

// @spec S2.87 S6.3 S7.7
test('returns the user’s own Buckets, newest first', async () => {
  const first = await addBucket(site, mira)
  const second = await addBucket(site, mira)
  await addBucket(site, await signUp(site))
  expect(ids((await list('', mira)).body)).toEqual([second, first])
})

test('pages contain every Bucket once, also those with the same time', async () => {
  const person = await signUp(site)
  const made = await Promise.all(Array.from({ length: 25 }, () => addBucket(site, person)))
  const seen: string[] = []
  let query: string | undefined = '?limit=10'
  let pages = 0
  while (query) {
    const { body, headers } = await list(query, person)
    seen.push(...ids(body))
    query = nextOf(headers)
    pages += 1
  }
  expect(pages).toBe(3)
  expect(seen).toEqual(made.sort().reverse())
})

test('a full last page has no next page', async () => {
  const person = await signUp(site)
  await addBucket(site, person)
  await addBucket(site, person)
  expect((await list('?limit=2', person)).headers).not.toHaveProperty('link')
})

test('returns at most a hundred without a limit', async () => {
  const person = await signUp(site)
  await Promise.all(Array.from({ length: 101 }, () => addBucket(site, person)))
  const { body, headers } = await list('', person)
  expect(ids(body)).toHaveLength(100)
  expect(nextOf(headers)).toContain('limit=100')
})

test.each(['?limit=0', '?limit=101', '?limit=many', '?cursor=1', '?cursor=%00', '?limit=-1'])(
  'refuses %s',
  async (query) => {
    expect((await list(query, mira)).status).toBe(400)
  },
)

test('accepts the id of a deleted Bucket as cursor', async () => {
  const person = await signUp(site)
  await addBucket(site, person)
  expect(ids((await list(`?cursor=${newId()}`, person)).body)).toHaveLength(1)
})

// @spec S7.7
test('each Bucket has its first Kicks and the number of all', async () => {
  const person = await signUp(site)
  const bucketId = await addBucket(site, person)
  const empty = await addBucket(site, person)
  const kicks = await Promise.all(Array.from({ length: 23 }, () => addKick(site, mira)))
  for (const { id } of kicks) await site.database.insert(bucketKicks).values({ bucketId, kickId: id })

  const { body } = await list('', person)
  expect(body).toMatchObject([
    { _id: empty, kicks: [], kickCount: 0 },
    { _id: bucketId, kickCount: 23 },
  ])
  const shown = Array.isArray(body) ? ids(body[1].kicks) : []
  expect(shown).toEqual(kicks.slice(0, kicksShown.inList).map(({ id }) => id))

  const single = await site.call({ method: 'GET', url: `/api/bucket/${bucketId}`, token: person.token })
  expect(single.body).toMatchObject({ kickCount: 23, kicks: kicks.map(({ id }) => ({ _id: id })) })
})

test('Kicks in a Bucket have the first 200 characters of their descriptions, a single Kick the whole', async () => {
  const person = await signUp(site)
  const bucketId = await addBucket(site, person)
  const description = 'é'.repeat(20_000)
  const { id } = await addKick(site, mira, { description })
  await site.database.insert(bucketKicks).values({ bucketId, kickId: id })
  const read = (url: string) => site.call({ method: 'GET', url, token: person.token })

  const shown = [{ _id: id, description: 'é'.repeat(200) }]
  expect((await list('', person)).body).toMatchObject([{ kicks: shown }])
  expect((await read(`/api/bucket/${bucketId}`)).body).toMatchObject({ kicks: shown })
  expect((await read(`/api/kick/${id}`)).body).toMatchObject({ description })
})
