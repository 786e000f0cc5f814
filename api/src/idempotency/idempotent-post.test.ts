import { addBucket, addKick, addPicture } from '../../test/content'
import { signUp, textAt, type SignedIn } from '../../test/people'
import { openTestSite, type TestSite } from '../../test/test-site'

let site: TestSite
let mira: SignedIn
let keys = 0
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site)
})
afterAll(() => site.close())

const newKey = () => `key-${(keys += 1)}`
const post = (url: string, body: object, key: string, { token }: SignedIn = mira) =>
  site.call({ method: 'POST', url, token, body, headers: { 'idempotency-key': key } })
const rowsOf = async (table: string) => (await site.database.$client.query(`select from ${table}`)).rowCount

const requests = {
  buckets: async () => ({ url: '/api/bucket', body: { name: 'North' } }),
  kicks: async () => {
    const { url: pictures } = await addPicture(site, mira.userId)
    const buckets = await addBucket(site, mira)
    const body = { name: 'Dive', pictures, continent: 'Asia', category: 'Chill', buckets }
    return { url: '/api/kick', body }
  },
  comments: async () => {
    const { id } = await addKick(site, mira)
    return { url: `/api/kick/${id}/comments`, body: { text: 'Take gloves.' } }
  },
}

describe.each(Object.entries(requests))('creating %s', (table, makeRequest) => {
  const count = () => rowsOf(table)

  test('creates one for a repeated key, and repeats its response', async () => {
    const { url, body } = await makeRequest()
    const before = await count()
    const key = newKey()
    const first = await post(url, body, key)
    const again = await post(url, body, key)
    expect(first.status).toBe(201)
    expect(again).toMatchObject({ status: 201, headers: { etag: first.headers.etag } })
    expect(again.body).toEqual(first.body)
    expect(await count()).toBe(Number(before) + 1)
  })

  test('creates one for fifty simultaneous requests with the same key', async () => {
    const { url, body } = await makeRequest()
    const before = await count()
    const key = newKey()
    const responses = await Promise.all(Array.from({ length: 50 }, () => post(url, body, key)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(responses.map((response) => textAt(response.body, '_id'))).size).toBe(1)
    expect(await count()).toBe(Number(before) + 1)
  })

  test('creates another one with another key, and without a key', async () => {
    const { url, body } = await makeRequest()
    const before = await count()
    await post(url, body, newKey())
    await post(url, body, newKey())
    await site.call({ method: 'POST', url, token: mira.token, body })
    expect(await count()).toBe(Number(before) + 3)
  })
})

test('rejects a used key of a link with another password', async () => {
  const id = await addBucket(site, mira)
  const body = { kind: 'bucket', id, password: 'three blue boats' }
  const key = newKey()
  const first = await post('/api/share', body, key)
  expect(first.status).toBe(201)
  expect(await post('/api/share', body, key)).toMatchObject({ status: 201, body: first.body })
  for (const password of ['four green boats', null, undefined])
    expect((await post('/api/share', { ...body, password }, key)).status).toBe(422)
  expect((await post('/api/share', { ...body, hasPreview: true }, key)).status).toBe(422)
  const { rows } = await site.database.$client.query('select answer from answered_calls where key = $1', [
    key,
  ])
  expect(JSON.stringify(rows)).not.toContain('boats')
})

test('rejects a used key with another body or URL', async () => {
  const key = newKey()
  const { url, body } = await requests.comments()
  await post('/api/bucket', { name: 'North' }, key)
  for (const response of [await post('/api/bucket', { name: 'South' }, key), await post(url, body, key)])
    expect(response).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('used for something else') },
    })
})

test('separates the same key of two users', async () => {
  const key = newKey()
  const other = await signUp(site)
  const mine = await post('/api/bucket', { name: 'North' }, key)
  const theirs = await post('/api/bucket', { name: 'North' }, key, other)
  expect(theirs.status).toBe(201)
  expect(textAt(theirs.body, '_id')).not.toBe(textAt(mine.body, '_id'))
})

test('allows a failed request to be retried with the same key', async () => {
  const key = newKey()
  const { url, body } = await requests.kicks()
  const foreign = { ...body, buckets: await addBucket(site, await signUp(site)) }
  expect((await post(url, foreign, key)).status).toBe(404)
  expect((await post(url, { ...body, name: '' }, key)).status).toBe(400)
  expect((await post(url, body, key)).status).toBe(201)
})

test('repeats the first response after the entity was deleted', async () => {
  const key = newKey()
  const first = await post('/api/bucket', { name: 'North' }, key)
  const url = `/api/bucket/${textAt(first.body, '_id')}`
  await site.call({ method: 'DELETE', url, token: mira.token })
  expect((await post('/api/bucket', { name: 'North' }, key)).body).toEqual(first.body)
})

test('forgets a key after a day', async () => {
  const key = newKey()
  const first = await post('/api/bucket', { name: 'North' }, key)
  await site.database.$client.query(
    `update answered_calls set created_at = now() - interval '24 hours 1 second' where key = $1`,
    [key],
  )
  const next = await post('/api/bucket', { name: 'North' }, key)
  expect(textAt(next.body, '_id')).not.toBe(textAt(first.body, '_id'))
})

test.each(['', 'x'.repeat(256)])('rejects the key %j', async (key) => {
  expect((await post('/api/bucket', { name: 'North' }, key)).status).toBe(400)
})
