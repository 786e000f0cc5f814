import { newId } from '@bucketeer/host/server'
import { addBucket, addJournal, addKick, addPicture, addStory } from '../../../test/content'
import { signUp, textAt, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'

let site: TestSite
let mira: SignedIn
let other: SignedIn
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site)
  other = await signUp(site)
})
afterAll(() => site.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = (person: SignedIn, method: Method, url: string, body?: object) =>
  site.call({ method, url, token: person.token, body })
const addPrivate = (name = 'A wish') =>
  addKick(site, mira, { name, audience: 'Private', pictureId: null, category: null, continent: null })
const idsIn = ({ body }: { body: unknown }) => (body as { _id: string }[]).map(({ _id }) => _id)

describe('a Private Kick', () => {
  test('needs only a title', async () => {
    const { status, body } = await call(mira, 'POST', '/api/kick', { name: 'A wish', audience: 'Private' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ audience: 'Private', pictures: '', category: null, continent: null })
    const nothing = { pictures: '', category: null, continent: null }
    expect(
      (await call(mira, 'PUT', `/api/kick/${textAt(body, '_id')}`, { name: 'Wish', ...nothing })).status,
    ).toBe(200)
  })

  test('is in no list but that of its creator’s Private Kicks', async () => {
    const { id } = await addPrivate('Sail to Vanuatu')
    const shared = await addKick(site, mira)
    const mine = await call(mira, 'GET', '/api/kick?mine=private')
    expect(idsIn(mine)).toContain(id)
    expect(idsIn(mine)).not.toContain(shared.id)
    for (const query of ['', '?q=Vanuatu', `?createdBy=${mira.userId}`, '?limit=1000', '?category=Activity'])
      for (const person of [mira, other])
        expect(JSON.stringify((await call(person, 'GET', `/api/kick${query}`)).body)).not.toContain('Vanuatu')
    expect(idsIn(await call(other, 'GET', '/api/kick?mine=private'))).toEqual([])
  })

  test('does not exist for anybody else', async () => {
    const { id } = await addPrivate()
    const bucketId = await addBucket(site, other)
    const calls: [Method, (kickId: string) => string, object?][] = [
      ['GET', (kickId) => `/api/kick/${kickId}`],
      ['PUT', (kickId) => `/api/kick/${kickId}`, { name: 'Mine now', category: 'Chill', pictures: '' }],
      ['DELETE', (kickId) => `/api/kick/${kickId}`],
      ['PUT', (kickId) => `/api/kick/${kickId}/like`],
      ['DELETE', (kickId) => `/api/kick/${kickId}/like`],
      ['PUT', (kickId) => `/api/kick/${kickId}/favourite`],
      ['GET', (kickId) => `/api/kick/${kickId}/comments`],
      ['POST', (kickId) => `/api/kick/${kickId}/comments`, { text: 'Hello' }],
    ]
    for (const [method, url, body] of calls) {
      const unknown = await call(other, method, url(newId()), body)
      expect(unknown.status).toBe(404)
      expect(await call(other, method, url(id), body)).toMatchObject({ status: 404, body: unknown.body })
    }
    const add = (kickId: string) => call(other, 'PUT', `/api/bucket/${bucketId}/add`, { bucketId, kickId })
    expect((await add(id)).body).toEqual((await add(newId())).body)
    const journalId = await addJournal(site, other)
    const { url } = await addPicture(site, other.userId)
    const tell = (kickId: string) =>
      call(other, 'POST', `/api/story/${journalId}`, {
        title: 'Sea',
        content: '',
        pictures: url,
        journalId,
        kickId,
      })
    expect((await tell(id)).body).toEqual((await tell(newId())).body)
  })

  test('is in the Buckets of its creator', async () => {
    const { id } = await addPrivate()
    const bucketId = await addBucket(site, mira)
    const { body } = await call(mira, 'PUT', `/api/bucket/${bucketId}/add`, { bucketId, kickId: id })
    expect(body).toMatchObject({ kickCount: 1, kicks: [{ _id: id, pictures: '' }] })
  })

  test.each([
    [{ pictures: '' }, 'A Kick needs a picture. Please upload one first.'],
    [{ continent: null }, 'Choose a continent.'],
    [{ category: null }, 'Choose a category.'],
  ])('cannot be shared with %j', async (missing, message) => {
    const { id } = await addPrivate()
    const { url } = await addPicture(site, mira.userId)
    const whole = { name: 'Swim', pictures: url, continent: 'Asia', category: 'Chill', audience: 'Members' }
    const refused = await call(mira, 'PUT', `/api/kick/${id}`, { ...whole, ...missing })
    expect(refused).toMatchObject({ status: 400, body: { message } })
    expect(await call(mira, 'PUT', `/api/kick/${id}`, whole)).toMatchObject({ status: 200, body: whole })
    expect(idsIn(await call(other, 'GET', '/api/kick'))).toContain(id)
  })

  test.each(['a Bucket', 'a log', 'no one'])(
    'is deleted as an unused one unless something has it: %s',
    async (holder) => {
      const { id } = await addKick(site, mira, { audience: 'Private' })
      if (holder === 'a Bucket') {
        const bucketId = await addBucket(site, mira)
        await call(mira, 'PUT', `/api/bucket/${bucketId}/add`, { bucketId, kickId: id })
      }
      if (holder === 'a log') await call(mira, 'POST', '/api/log', { kickId: id, state: 'done', on: null })
      const { status, body } = await call(mira, 'DELETE', `/api/kick/${id}?unused=true`)
      expect(status).toBe(holder === 'no one' ? 204 : 409)
      if (status === 409)
        expect(body).toEqual({ code: 'kick.in-use', message: 'This Kick is in use, so it stays.' })
      expect((await call(mira, 'GET', `/api/kick/${id}`)).status).toBe(holder === 'no one' ? 404 : 200)
    },
  )

  test('is deleted at once, also when a Bucket of somebody else still has it', async () => {
    const { id } = await addKick(site, mira)
    const bucketId = await addBucket(site, other)
    await call(other, 'PUT', `/api/bucket/${bucketId}/add`, { bucketId, kickId: id })
    await site.database.$client.query(`update kicks set audience = 'Private' where id = $1`, [id])
    expect((await call(other, 'GET', `/api/bucket/${bucketId}`)).body).toMatchObject({
      kickCount: 0,
      kicks: [],
    })
    expect((await call(mira, 'DELETE', `/api/kick/${id}`)).status).toBe(204)
    const { rowCount } = await site.database.$client.query('select from kicks where id = $1', [id])
    expect(rowCount).toBe(0)
  })
})

test('a Kick without an audience is for every member', async () => {
  const { url } = await addPicture(site, mira.userId)
  const fields = { name: 'Swim', pictures: url, continent: 'Asia', category: 'Chill' }
  const { body } = await call(mira, 'POST', '/api/kick', fields)
  expect(body).toMatchObject({ audience: 'Members' })
  expect((await call(other, 'GET', `/api/kick/${textAt(body, '_id')}`)).status).toBe(200)
})

test('a change without an audience keeps it', async () => {
  const { id } = await addPrivate()
  await call(mira, 'PUT', `/api/kick/${id}`, { name: 'Wish', pictures: '' })
  expect((await call(other, 'GET', `/api/kick/${id}`)).status).toBe(404)
})

test.each(['Private', 'Followers'] as const)(
  'a Story names a Kick for %s only to those who may see it',
  async (audience) => {
    const { id } = await addKick(site, mira, { audience })
    const journalId = await addJournal(site, mira, { visibility: 'Public' })
    await addStory(site, mira, journalId, { kickId: id })
    const read = async (person: SignedIn) => (await call(person, 'GET', `/api/journal/${journalId}`)).body
    expect(await read(mira)).toMatchObject({ story: [{ kickId: id }] })
    expect(await read(other)).toMatchObject({ story: [{ kickId: null }] })
  },
)
