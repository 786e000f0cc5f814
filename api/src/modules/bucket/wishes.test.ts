import { newId } from '@bucketeer/host/server'
import { addBucket, addKick } from '../../../test/content'
import { signUp, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { kicks } from '../../database/schema'

let site: TestSite
let mira: SignedIn
let other: SignedIn
let bucketId: string
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site)
  other = await signUp(site)
})
beforeEach(async () => {
  bucketId = await addBucket(site, mira)
})
afterAll(() => site.close())

const write = (texts: string[], { token } = mira, headers: Record<string, string> = {}) =>
  site.call({
    method: 'POST',
    url: `/api/bucket/${bucketId}/wishes`,
    token,
    headers,
    body: { lines: texts.map((text) => ({ text })) },
  })
const read = async ({ token } = mira) =>
  (await site.call({ method: 'GET', url: `/api/bucket/${bucketId}`, token })).body
const namesIn = (body: unknown) => (body as { name: string }[]).map(({ name }) => name)
const namesInBucket = async () => namesIn(Object(await read()).kicks)

describe('POST /api/bucket/{bucketId}/wishes', () => {
  test('creates a Private Kick for each line, in order', async () => {
    const texts = ['See Kyoto', 'Learn to surf 🏄', 'Walk to Rome']
    const { status, body } = await write(texts)
    expect(status).toBe(201)
    expect(namesIn(body)).toEqual(texts)
    for (const kick of body as object[])
      expect(kick).toMatchObject({ audience: 'Private', pictures: '', category: null, continent: null })
    expect(await read()).toMatchObject({ kicks: texts.map((name) => ({ name })), kickCount: 3 })
  })

  test('logs wishes that are already done', async () => {
    const lines = [{ text: 'See Kyoto' }, { text: 'Surf', done: true }, { text: 'Walk', done: false }]
    const url = `/api/bucket/${bucketId}/wishes`
    const made = await site.call({ method: 'POST', url, token: mira.token, body: { lines } })
    expect((made.body as { mine: { done: number } }[]).map(({ mine }) => mine.done)).toEqual([0, 1, 0])
    expect(Object(await read()).kicks).toMatchObject(made.body as object[])
    const log = await site.call({ method: 'GET', url: '/api/log', token: mira.token })
    expect(log.body).toEqual([expect.objectContaining({ kickName: 'Surf', on: null, audience: 'Private' })])
  })

  test('hides wishes from lists and searches of others', async () => {
    await write(['Sail to Tuvalu'])
    for (const query of ['', '?q=Tuvalu', `?createdBy=${mira.userId}`, '?mine=private']) {
      const list = await site.call({ method: 'GET', url: `/api/kick${query}`, token: other.token })
      expect(list.status).toBe(200)
      expect(JSON.stringify(list.body)).not.toContain('Tuvalu')
    }
  })

  test('requires a continent before a wish is shared', async () => {
    const { body } = await write(['See Kyoto'])
    const [{ _id, name }] = body as [{ _id: string; name: string }]
    const { pictureId } = await addKick(site, mira)
    const change = {
      name,
      audience: 'Members',
      category: 'Travel',
      pictures: `/media/${pictureId}/1280.webp`,
    }
    const url = `/api/kick/${_id}`
    expect(await site.call({ method: 'PUT', url, token: mira.token, body: change })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('ontinent') },
    })
  })

  test.each([
    ['x'.repeat(201), 'Line 2 must be at most 200 characters long.'],
    ['a\0b', 'A text has a character that cannot be stored.'],
  ])('rejects all lines and names the number of a wrong one: %j', async (wrong, message) => {
    expect(await write(['See Kyoto', wrong, 'Walk'])).toMatchObject({ status: 400, body: { message } })
    expect(await namesInBucket()).toEqual([])
  })

  test.each(['', '\u2003', '\u200b', '\ufeff', '\u3164', '\u2028'])(
    'skips the blank line %j',
    async (blank) => {
      expect((await write(['See Kyoto', blank, 'Walk'])).status).toBe(201)
      expect(await namesInBucket()).toEqual(['See Kyoto', 'Walk'])
      expect(await write([blank, blank])).toMatchObject({
        status: 400,
        body: { message: 'At least one line must have a visible character.' },
      })
    },
  )

  test('accepts 200 characters, and counts an emoji as one', async () => {
    const text = '🏄'.repeat(200)
    expect((await write([text])).status).toBe(201)
    expect(await namesInBucket()).toEqual([text])
  })

  test.each([0, 101])('rejects %d lines in a call', async (count) => {
    expect((await write(Array<string>(count).fill('Walk'))).status).toBe(400)
  })

  test('creates wishes once for one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': newId() }
    const responses = await Promise.all([1, 2, 3].map(() => write(['Walk', 'Swim'], mira, headers)))
    for (const { status } of responses) expect(status).toBe(201)
    for (const { body } of responses) expect(body).toEqual(responses[0]?.body)
    expect(await namesInBucket()).toEqual(['Walk', 'Swim'])
  })

  test('rejects more than 500 wishes in 24 hours', async () => {
    const ann = await signUp(site)
    bucketId = await addBucket(site, ann)
    const earlier = (count: number, changes: object) =>
      Array.from({ length: count }, () => ({
        id: newId(),
        creatorId: ann.userId,
        name: 'Walk',
        description: '',
        audience: 'Private' as const,
        ...changes,
      }))
    const dayAgo = new Date(Date.now() - 25 * 3600 * 1000)
    await site.database.insert(kicks).values([...earlier(499, {}), ...earlier(20, { createdAt: dayAgo })])
    expect(await write(['Walk', 'Swim'], ann)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('500 wishes in 24 hours') },
    })
    expect((await write(['Walk'], ann)).status).toBe(201)
  })

  test('rejects wishes for the Bucket of another user', async () => {
    expect((await write(['Walk'], other)).status).toBe(404)
    expect(await namesInBucket()).toEqual([])
  })
})

describe('PUT /api/bucket/{bucketId}/kick/{kickId}', () => {
  const setTarget = (kickId: string, body: object, { token } = mira) =>
    site.call({ method: 'PUT', url: `/api/bucket/${bucketId}/kick/${kickId}`, token, body })
  const aWish = async () => (Object((await write(['See Kyoto'])).body)[0] as { _id: string })._id

  test.each([
    ['2027-05-03', 'year', '2027-01-01'],
    ['2027-07-15', 'season', '2027-06-01'],
    ['2028-01-15', 'season', '2027-12-01'],
    ['2027-05-03', 'month', '2027-05-01'],
    ['2027-05-03', 'day', '2027-05-03'],
  ])(
    'sets the target %s with the precision %s to %s, and removes it again',
    async (targetOn, targetPrecision, first) => {
      const kickId = await aWish()
      const set = await setTarget(kickId, { targetOn, targetPrecision })
      expect(set).toMatchObject({ status: 200, body: { kicks: [{ targetOn: first, targetPrecision }] } })
      expect(await read()).toEqual(set.body)
      const [kick] = Object((await setTarget(kickId, { targetOn: null, targetPrecision: null })).body).kicks
      expect(kick).not.toHaveProperty('targetOn')
      expect(kick).not.toHaveProperty('targetPrecision')
    },
  )

  test.each([
    [{ targetOn: '2027-01-01', targetPrecision: null }],
    [{ targetOn: null, targetPrecision: 'year' }],
    [{ targetOn: '2027-02-30', targetPrecision: 'day' }],
    [{ targetOn: '0000-01-01', targetPrecision: 'year' }],
    [{ targetOn: '0001-01-15', targetPrecision: 'season' }],
    [{ targetOn: '2027-01-01', targetPrecision: 'week' }],
    [{}],
  ])('rejects the target %j', async (target) => {
    expect((await setTarget(await aWish(), target)).status).toBe(400)
  })

  test('shows a target date only to the owner of the Bucket', async () => {
    bucketId = await addBucket(site, mira, { audience: 'Members' })
    const kick = await addKick(site, mira)
    const add = { bucketId, kickId: kick.id }
    await site.call({ method: 'PUT', url: `/api/bucket/${bucketId}/add`, token: mira.token, body: add })
    await setTarget(kick.id, { targetOn: '2027-01-01', targetPrecision: 'year' })
    expect(await read()).toMatchObject({ kicks: [{ _id: kick.id, targetOn: '2027-01-01' }] })
    const shown = await read(other)
    expect(shown).toMatchObject({ kicks: [{ _id: kick.id }] })
    expect(JSON.stringify(shown)).not.toContain('2027-01-01')
  })

  test('rejects a target for a Kick outside of the Bucket, or in the Bucket of another user', async () => {
    const target = { targetOn: '2027-01-01', targetPrecision: 'year' }
    const kick = await addKick(site, mira)
    for (const id of [kick.id, newId(), 'x']) expect((await setTarget(id, target)).status).toBe(404)
    expect((await setTarget(await aWish(), target, other)).status).toBe(404)
  })
})
