import { addBucket, addKick, addPicture } from '../../test/content'
import { signUp, textAt, type SignedIn } from '../../test/people'
import { openTestSite, type TestResponse, type TestSite } from '../../test/test-site'

let site: TestSite
let mira: SignedIn
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site)
})
afterAll(() => site.close())

const call = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object, headers = {}) =>
  site.call({ method, url, token: mira.token, body, headers })

const entities = {
  Bucket: async () => ({ url: `/api/bucket/${await addBucket(site, mira)}`, body: { name: 'South' } }),
  Kick: async () => {
    const { id } = await addKick(site, mira)
    const { url: pictures } = await addPicture(site, mira.userId)
    return { url: `/api/kick/${id}`, body: { name: 'Dive', pictures, category: 'Chill' } }
  },
  comment: async () => {
    const { id } = await addKick(site, mira)
    const created = await call('POST', `/api/kick/${id}/comments`, { text: 'Take gloves.' })
    return { url: `/api/comment/${textAt(created.body, '_id')}`, body: { text: 'Take two pairs.' } }
  },
}
const tagOf = ({ headers }: TestResponse) => String(headers.etag)

describe.each(Object.entries(entities))('PUT of a %s', (kind, make) => {
  test('succeeds when if-match has the current version, and gets 412 when it has another', async () => {
    const { url, body } = await make()
    const first = await call('PUT', url, body)
    const headers = { 'if-match': tagOf(first) }
    const second = await call('PUT', url, body, headers)
    expect(second.status).toBe(200)
    expect(tagOf(second)).not.toBe(tagOf(first))
    expect(await call('PUT', url, body, headers)).toMatchObject({
      status: 412,
      body: { message: `This ${kind} was changed in the meantime. Reload it, then make your change again.` },
    })
    expect((await call('PUT', url, body, { 'if-match': `"x", ${tagOf(second)}` })).status).toBe(200)
  })

  test('responds with updatedAt as the ETag', async () => {
    const { url, body } = await make()
    const changed = await call('PUT', url, body)
    expect(tagOf(changed)).toBe(`"${textAt(changed.body, 'updatedAt')}"`)
  })

  test('succeeds for one of fifty simultaneous requests with the same if-match', async () => {
    const { url, body } = await make()
    const headers = { 'if-match': tagOf(await call('PUT', url, body)) }
    const responses = await Promise.all(Array.from({ length: 50 }, () => call('PUT', url, body, headers)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 412)).toHaveLength(49)
  })

  test('gives each of many quick changes its own ETag', async () => {
    const { url, body } = await make()
    const tags = new Set<string>()
    for (let round = 0; round < 30; round += 1) tags.add(tagOf(await call('PUT', url, body)))
    expect(tags.size).toBe(30)
  })

  test.each([
    '"x"',
    'W/"2026-05-04T08:30:00.000Z"',
    '2026',
    '"2026-99-99T99:99:99.999Z"',
    '"0000-01-01T00:00:00.000Z"',
    '',
  ])('gets 412 for the if-match %j, which is no version', async (tag) => {
    const { url, body } = await make()
    expect((await call('PUT', url, body, { 'if-match': tag })).status).toBe(412)
  })

  test('ignores the version for an if-match of * and without if-match', async () => {
    const { url, body } = await make()
    expect((await call('PUT', url, body, { 'if-match': '*' })).status).toBe(200)
    expect((await call('PUT', url, body)).status).toBe(200)
  })
})

test('a PUT to the Bucket of another user gets 404, whatever its if-match', async () => {
  const headers = { 'if-match': '"2026-05-04T08:30:00.000Z"' }
  const other = await signUp(site)
  const { url, body } = await entities.Bucket()
  expect((await site.call({ method: 'PUT', url, token: other.token, body, headers })).status).toBe(404)
})

test('a GET of an entity has an ETag, and a list has none', async () => {
  const { url } = await entities.Bucket()
  const read = await call('GET', url)
  expect(tagOf(read)).toBe(`"${textAt(read.body, 'updatedAt')}"`)
  expect((await call('GET', '/api/bucket')).headers).not.toHaveProperty('etag')
})
