import { newId } from '@bucketeer/host/server'
import { addBucket } from '../../../../test/content'
import { signUp, type SignedIn } from '../../../../test/people'
import { createMigratedDatabase, longTimeouts } from '../../../../test/test-database'
import { openTestSiteOn, type TestSite } from '../../../../test/test-site'

let site: TestSite
let mira: SignedIn
beforeAll(async () => {
  site = await openTestSiteOn({ ...(await createMigratedDatabase()), timeouts: longTimeouts })
})
beforeEach(async () => {
  mira = await signUp(site)
})
afterAll(() => site.close())

const write = (texts: string[], fields: object = {}, headers: Record<string, string> = {}) =>
  site.call({
    method: 'POST',
    url: '/api/bucket/someday/wishes',
    token: mira.token,
    headers,
    body: { lines: texts.map((text) => ({ text })), ...fields },
  })
const buckets = async () =>
  (await site.call({ method: 'GET', url: '/api/bucket', token: mira.token })).body as { kickCount: number }[]
const namesIn = (kicks: unknown) => (kicks as { name: string }[]).map(({ name }) => name)

describe('POST /api/bucket/someday/wishes', () => {
  test('creates the Bucket Someday with the wishes, in order', async () => {
    const texts = ['See Kyoto', 'Learn to surf 🏄', 'Walk to Rome']
    const { status, body } = await write(texts)
    expect(status).toBe(201)
    expect(body).toMatchObject({ bucket: { name: 'Someday', audience: 'Private', kickCount: 3 } })
    const { bucket, kicks } = Object(body)
    expect(namesIn(kicks)).toEqual(texts)
    expect(bucket.kicks).toMatchObject(kicks)
    expect(bucket).toHaveProperty('doneCount', 0)
    expect(await buckets()).toEqual([bucket])
  })

  test('adds wishes to the existing Bucket', async () => {
    const first = await write(['See Kyoto'])
    const second = await write(['Surf'], { lines: [{ text: 'Surf', done: true }] })
    const { bucket } = Object(second.body)
    expect(bucket._id).toBe(Object(first.body).bucket._id)
    expect(namesIn(bucket.kicks)).toEqual(['See Kyoto', 'Surf'])
    expect(second.body).toMatchObject({ kicks: [{ name: 'Surf', mine: { buckets: 1, done: 1 } }] })
    expect(await buckets()).toHaveLength(1)
  })

  test('uses the user’s oldest Bucket with the name in the request', async () => {
    const other = await signUp(site)
    await addBucket(site, other, { name: 'Winter' })
    const oldest = await addBucket(site, mira, { name: 'Winter' })
    await addBucket(site, mira, { name: 'Winter' })
    await addBucket(site, mira, { name: 'winter' })
    expect(await write(['Skate'], { name: 'Winter' })).toMatchObject({ body: { bucket: { _id: oldest } } })
    expect(await buckets()).toHaveLength(3)
  })

  test('creates one Bucket for twenty concurrent requests', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => write([`Wish ${index}`, 'Swim'])),
    )
    for (const { status } of responses) expect(status).toBe(201)
    expect(await buckets()).toEqual([expect.objectContaining({ name: 'Someday', kickCount: 40 })])
  })

  test('does not deadlock with wishes for the same Bucket', async () => {
    const { bucket } = Object((await write(['Walk'])).body)
    const url = `/api/bucket/${bucket._id}/wishes`
    const body = { lines: [{ text: 'Swim' }] }
    const direct = () => site.call({ method: 'POST', url, token: mira.token, body })
    const calls = Array.from({ length: 10 }, () => [direct(), write(['Sail'])]).flat()
    for (const { status } of await Promise.all(calls)) expect(status).toBe(201)
    expect(await buckets()).toEqual([expect.objectContaining({ kickCount: 21 })])
  })

  test('creates wishes once for one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': newId() }
    const responses = await Promise.all([1, 2, 3].map(() => write(['Walk', 'Swim'], {}, headers)))
    for (const { status, body } of responses) {
      expect(status).toBe(201)
      expect(body).toEqual(responses[0]?.body)
    }
    expect(await buckets()).toEqual([expect.objectContaining({ kickCount: 2 })])
  })

  test.each([
    [['See Kyoto', 'x'.repeat(201)], {}, 'Line 2 must be at most 200 characters long.'],
    [['\u2003'], {}, 'At least one line must have a visible character.'],
    [['Walk'], { name: ' ' }, 'Give it a title.'],
    [['Walk'], { name: 'x'.repeat(201) }, /^Title/],
    [[], {}, /^Lines/],
  ])('refuses %j with %j, and creates nothing', async (texts, fields, message) => {
    const refused = await write(texts, fields)
    expect(refused).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) } })
    expect(await buckets()).toEqual([])
  })

  test('creates no Bucket when the wishes exceed the limit per day', async () => {
    const hundred = Array.from({ length: 100 }, (_, index) => `Wish ${index}`)
    for (let call = 0; call < 5; call += 1) expect((await write(hundred)).status).toBe(201)
    expect(await write(['Walk'], { name: 'Later' })).toMatchObject({ status: 409 })
    expect(await buckets()).toEqual([expect.objectContaining({ name: 'Someday', kickCount: 500 })])
  })
})
