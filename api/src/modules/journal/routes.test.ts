import { newId } from '@bucketeer/host/server'
import { addBucket, addJournal, addStory } from '../../../test/content'
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

const fields = { title: 'Rails', description: 'South', visibility: 'Public' }
const at = (journalId: string) => `/api/journal/${journalId}`
const create = (body: unknown, token?: string) =>
  site.call({ method: 'POST', url: '/api/journal', body, token })
const read = (journalId: string, token?: string) => site.call({ method: 'GET', url: at(journalId), token })
const update = (journalId: string, body: unknown, token?: string) =>
  site.call({ method: 'PUT', url: at(journalId), body, token })
const remove = (journalId: string, token?: string) =>
  site.call({ method: 'DELETE', url: at(journalId), token })
const removeStory = (journalId: string, body: unknown, token?: string) =>
  site.call({ method: 'PUT', url: `${at(journalId)}/remove/story`, body, token })

describe.each([
  ['GET', '/api/journal/private', undefined],
  ['POST', '/api/journal', fields],
  ['PUT', at(newId()), fields],
  ['DELETE', at(newId()), undefined],
  ['PUT', `${at(newId())}/remove/story`, {}],
] as const)('%s %s', (method, url, body) => {
  test('needs a login', async () => {
    expect((await site.call({ method, url, body })).status).toBe(401)
  })
})

describe('POST /api/journal', () => {
  // @spec S1.2 S3.12 S7.22
  test('returns the Journal', async () => {
    const bucketId = await addBucket(site, mira)
    const { status, body } = await create({ ...fields, bucketId }, mira.token)
    expect(status).toBe(201)
    expect(body).toEqual({
      _id: expect.any(String),
      ...fields,
      audience: 'Public',
      bucketId,
      createdBy: mira.userId,
      story: [],
      storyCount: 0,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
  })

  // @spec S2.118
  test.each([{ bucketId: null }, { bucketId: '' }, {}])(
    'accepts a Journal without a Bucket: %j',
    async (noBucket) => {
      const response = await create({ ...fields, ...noBucket }, mira.token)
      expect(response).toMatchObject({ status: 201, body: { bucketId: null } })
    },
  )

  // @spec S1.2 S2.125 S5.8
  test.each([
    [{ ...fields, title: undefined }, 'Give it a title.'],
    [{ ...fields, title: '\u2003' }, 'Give it a title.'],
    [{ ...fields, description: 'x'.repeat(20_001) }, 'About must be at most 20,000 characters long.'],
    [{ ...fields, visibility: undefined }, 'Visibility is missing.'],
    [{ ...fields, visibility: 'Secret' }, 'Visibility must be one of Public, Private.'],
    [{ ...fields, visibility: 'public' }, 'Visibility must be one of Public, Private.'],
    [{ ...fields, visibility: null }, expect.stringContaining('Visibility')],
    [{ ...fields, bucketId: 7 }, 'Bucket must be a text or null.'],
  ])('refuses %j', async (body, message) => {
    expect(await create(body, mira.token)).toMatchObject({ status: 400, body: { message } })
  })

  // @spec S7.22
  test('refuses an unknown Bucket and one of somebody else', async () => {
    const theirs = await addBucket(site, other)
    for (const bucketId of [theirs, newId(), 'x'])
      expect(await create({ ...fields, bucketId }, mira.token)).toMatchObject({
        status: 404,
        body: { message: 'We could not find this Bucket among yours.' },
      })
  })
})

describe('a Public Journal', () => {
  // @spec S7.23
  test('can be read by everybody, with any token or none', async () => {
    const journalId = await addJournal(site, mira, fields)
    const own = await read(journalId, mira.token)
    for (const token of [undefined, other.token, 'nonsense'])
      expect(await read(journalId, token)).toMatchObject({ status: 200, body: own.body })
  })

  // @spec S2.125
  test('can be made Private by its creator', async () => {
    const journalId = await addJournal(site, mira, fields)
    await update(journalId, { ...fields, visibility: 'Private' }, mira.token)
    expect((await read(journalId)).status).toBe(404)
    expect((await read(journalId, mira.token)).status).toBe(200)
  })
})

describe('a Private Journal', () => {
  // @spec S1.2 S3.13
  test('can be read by its creator', async () => {
    const journalId = await addJournal(site, mira)
    const response = await read(journalId, mira.token)
    expect(response).toMatchObject({ status: 200, body: { visibility: 'Private', createdBy: mira.userId } })
  })

  // @spec S2.7 S7.23
  test('does not exist for everybody else, whatever token they send', async () => {
    const journalId = await addJournal(site, mira)
    const ended = await signUp(site)
    await site.call({ method: 'POST', url: '/auth/logout', token: ended.token })
    for (const token of [undefined, other.token, ended.token, 'nonsense']) {
      const response = await read(journalId, token)
      const nothing = await read(newId(), token)
      expect(response).toMatchObject({ status: 404, body: nothing.body })
    }
  })
})

test.each([newId(), 'x', '%00', 'privat', "';--"])('returns 404 for the Journal %s', async (id) => {
  expect((await read(id, mira.token)).status).toBe(404)
})

describe('changing a Journal', () => {
  test('keeps its Stories', async () => {
    const journalId = await addJournal(site, mira)
    const storyId = await addStory(site, mira, journalId)
    const bucketId = await addBucket(site, mira)
    const changed = await update(journalId, { ...fields, bucketId }, mira.token)
    expect(changed).toMatchObject({
      status: 200,
      body: { ...fields, bucketId, story: [{ _id: storyId }], storyCount: 1 },
    })
    expect((await read(journalId, mira.token)).body).toEqual(changed.body)
  })

  test('tells its Bucket, which may be Private, to its creator only', async () => {
    const bucketId = await addBucket(site, mira)
    const journalId = await addJournal(site, mira, { bucketId })
    await update(journalId, { ...fields, visibility: 'Public', bucketId }, mira.token)
    expect((await read(journalId, mira.token)).body).toMatchObject({ bucketId })
    for (const token of [other.token, undefined])
      expect((await read(journalId, token)).body).toMatchObject({ bucketId: null })
  })

  test('removes the Bucket when the request has null', async () => {
    const journalId = await addJournal(site, mira, { bucketId: await addBucket(site, mira) })
    const changed = await update(journalId, { ...fields, bucketId: null }, mira.token)
    expect(changed.body).toMatchObject({ bucketId: null })
  })

  test('refuses somebody else’s Bucket and changes nothing', async () => {
    const journalId = await addJournal(site, mira)
    const before = await read(journalId, mira.token)
    const bucketId = await addBucket(site, other)
    expect((await update(journalId, { ...fields, bucketId }, mira.token)).status).toBe(404)
    expect((await read(journalId, mira.token)).body).toEqual(before.body)
  })
})

// @spec S2.73
test('a Journal outlives its Bucket', async () => {
  const bucketId = await addBucket(site, mira)
  const journalId = await addJournal(site, mira, { bucketId })
  await site.call({ method: 'DELETE', url: `/api/bucket/${bucketId}`, token: mira.token })
  expect((await read(journalId, mira.token)).body).toMatchObject({ bucketId: null })
})

// @spec S2.112 S7.24
test('deleting a Journal deletes its Stories', async () => {
  const journalId = await addJournal(site, mira)
  const storyId = await addStory(site, mira, journalId)
  expect(await remove(journalId, mira.token)).toMatchObject({ status: 204, body: undefined })
  expect((await read(journalId, mira.token)).status).toBe(404)
  expect((await remove(journalId, mira.token)).status).toBe(404)
  const { rows } = await site.database.$client.query('select from stories where id = $1', [storyId])
  expect(rows).toHaveLength(0)
})

test('counts Stories that are written and deleted at once', async () => {
  const journalId = await addJournal(site, mira)
  const ids = await Promise.all(Array.from({ length: 12 }, () => addStory(site, mira, journalId)))
  await Promise.all(
    ids.slice(0, 5).map((storyId) => removeStory(journalId, { journalId, storyId }, mira.token)),
  )
  expect((await read(journalId, mira.token)).body).toMatchObject({ storyCount: 7 })
})

describe('deleting a Story', () => {
  // @spec S7.29
  test('removes it from its Journal', async () => {
    const journalId = await addJournal(site, mira)
    const first = await addStory(site, mira, journalId)
    const second = await addStory(site, mira, journalId)
    const response = await removeStory(journalId, { journalId, storyId: first }, mira.token)
    expect(response).toMatchObject({ status: 200, body: { story: [{ _id: second }], storyCount: 1 } })
  })

  // @spec S7.29
  test('refuses a Story of another Journal and keeps it', async () => {
    const [journalId, elsewhere] = [await addJournal(site, mira), await addJournal(site, mira)]
    const storyId = await addStory(site, mira, elsewhere)
    expect((await removeStory(journalId, { journalId, storyId }, mira.token)).status).toBe(404)
    expect((await removeStory(journalId, { journalId, storyId: 'x' }, mira.token)).status).toBe(404)
    expect((await removeStory(journalId, { journalId: elsewhere, storyId }, mira.token)).status).toBe(400)
    expect((await read(elsewhere, mira.token)).body).toMatchObject({ storyCount: 1 })
  })
})

describe.each(['Public', 'Private'])('somebody else’s %s Journal', (visibility) => {
  // @spec S6.3
  test('returns 404 to every change and does not change', async () => {
    const journalId = await addJournal(site, mira, { ...fields, visibility })
    const storyId = await addStory(site, mira, journalId)
    const before = await read(journalId, mira.token)
    const responses = [
      await update(journalId, fields, other.token),
      await remove(journalId, other.token),
      await removeStory(journalId, { journalId, storyId }, other.token),
    ]
    for (const response of responses) {
      expect(response.status).toBe(404)
      expect(textAt(response.body, 'message')).toBe('We could not find this Journal among yours.')
    }
    expect((await read(journalId, mira.token)).body).toEqual(before.body)
  })
})

describe('a Journal that somebody changed in the meantime', () => {
  const change = (journalId: string, version: string) =>
    site.call({
      method: 'PUT',
      url: at(journalId),
      token: mira.token,
      body: fields,
      headers: { 'if-match': version },
    })

  test('refuses a change of an older version', async () => {
    const journalId = await addJournal(site, mira)
    const version = String((await read(journalId, mira.token)).headers.etag)
    await addStory(site, mira, journalId)
    expect((await change(journalId, version)).status).toBe(412)
    expect((await read(journalId, mira.token)).body).toMatchObject({ visibility: 'Private' })
    const newer = String((await read(journalId, mira.token)).headers.etag)
    expect((await change(journalId, newer)).status).toBe(200)
  })

  test('returns 404 to others, whatever version they send', async () => {
    const journalId = await addJournal(site, other)
    expect((await change(journalId, '"2026-05-04T08:30:00.000Z"')).status).toBe(404)
  })
})

test('creates one Journal for one idempotency key', async () => {
  const { token } = await signUp(site)
  const headers = { 'idempotency-key': 'rails' }
  const tries = Array.from({ length: 3 }, () =>
    site.call({ method: 'POST', url: '/api/journal', token, body: fields, headers }),
  )
  const ids = (await Promise.all(tries)).map(({ body }) => textAt(body, '_id'))
  expect(new Set(ids).size).toBe(1)
})
