import { eq } from 'drizzle-orm'
import { newId } from '@bucketeer/host/server'
import { addBucket, addJournal, addKick, addPicture, addStory, signedUrl } from '../../../test/content'
import { signUp, textAt, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { bucketKicks, kicks } from '../../database/schema'

let site: TestSite
let mira: SignedIn
let other: SignedIn
let journalId: string
let picture: string
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site)
  other = await signUp(site)
  journalId = await addJournal(site, mira, { visibility: 'Public' })
  picture = (await addPicture(site, mira.userId)).url
})
afterAll(() => site.close())

const draft = () => ({ title: 'Danube', content: 'At six', pictures: picture, journalId })
const create = (body: unknown, token?: string, into = journalId) =>
  site.call({ method: 'POST', url: `/api/story/${into}`, body, token })
const update = (storyId: string, body: unknown, token?: string) =>
  site.call({ method: 'PUT', url: `/api/story/${storyId}`, body, token })
const inJournal = async (id = journalId) =>
  (await site.call({ method: 'GET', url: `/api/journal/${id}`, token: mira.token })).body

test('writing and changing a Story need a login', async () => {
  expect((await create(draft())).status).toBe(401)
  expect((await update(newId(), draft())).status).toBe(401)
})

describe('POST /api/story', () => {
  // @spec S3.12 S3.15 S7.30
  test('returns the Story and adds it to its Journal', async () => {
    const kick = await addKick(site, other)
    const { status, body } = await create({ ...draft(), kickId: kick.id }, mira.token)
    expect(status).toBe(201)
    expect(body).toEqual({
      _id: expect.any(String),
      ...draft(),
      photos: [expect.objectContaining({ url: picture })],
      kickId: kick.id,
      kick: { name: 'Swim in a fjord', mine: { buckets: 0, doing: null, done: 0, lastDone: null } },
      happenedOn: null,
      createdBy: mira.userId,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
    expect(await inJournal()).toMatchObject({ story: expect.arrayContaining([body]) })
  })

  test.each([{ kickId: null }, { kickId: '' }, {}])('accepts a Story without a Kick: %j', async (noKick) => {
    const response = await create({ ...draft(), ...noKick }, mira.token)
    expect(response).toMatchObject({ status: 201, body: { kickId: null } })
  })

  test('updates the time of its Journal', async () => {
    const before = textAt(await inJournal(), 'updatedAt')
    await create(draft(), mira.token)
    expect(textAt(await inJournal(), 'updatedAt') > before).toBe(true)
  })

  // @spec S5.6 S5.8
  test.each([
    [{ pictures: undefined }, 'A Story needs a picture.'],
    [{ pictures: '' }, 'A Story needs a picture.'],
    [{ pictures: null }, 'Picture must be a text.'],
    [{ pictures: 'https://evil.example/1280.webp' }, expect.stringContaining('gone or not yours')],
    [{ pictures: `/media/${newId()}/1280.webp` }, expect.stringContaining('gone or not yours')],
    [{ title: ' ' }, 'Give it a title.'],
    [{ content: undefined }, 'Story is missing.'],
    [{ content: 'x'.repeat(20_001) }, 'Story must be at most 20,000 characters long.'],
    [{ kickId: 7 }, 'Kick must be a text or null.'],
    [{ journalId: undefined }, 'Journal is missing.'],
    [{ journalId: newId() }, 'The Journal in the request is not the one in the address.'],
  ])('refuses %j', async (changes, message) => {
    expect(await create({ ...draft(), ...changes }, mira.token)).toMatchObject({
      status: 400,
      body: { message },
    })
  })

  test('names all that is missing at once', async () => {
    const problems = [
      { field: 'title', message: 'Give it a title.' },
      { field: 'pictures', message: 'A Story needs a picture.' },
    ]
    const sent = { ...draft(), title: '', pictures: '' }
    expect(await create(sent, mira.token)).toMatchObject({ status: 400, body: { problems } })
  })

  // @spec S7.30
  test('refuses somebody else’s Journal and an unknown one', async () => {
    for (const visibility of ['Public', 'Private']) {
      const theirs = await addJournal(site, other, { visibility })
      expect((await create({ ...draft(), journalId: theirs }, mira.token, theirs)).status).toBe(404)
    }
    const none = newId()
    expect((await create({ ...draft(), journalId: none }, mira.token, none)).status).toBe(404)
  })
})

describe('the Kick of a Story', () => {
  const withdraw = (kickId: string) =>
    site.database.update(kicks).set({ withdrawnAt: new Date() }).where(eq(kicks.id, kickId))

  test('must exist', async () => {
    for (const kickId of [newId(), 'x'])
      expect(await create({ ...draft(), kickId }, mira.token)).toMatchObject({
        status: 404,
        body: { message: 'We could not find this Kick.' },
      })
  })

  test('must not be withdrawn, unless the user holds it', async () => {
    const kick = await addKick(site, other)
    await addStory(site, other, await addJournal(site, other), { kickId: kick.id })
    await withdraw(kick.id)
    expect((await create({ ...draft(), kickId: kick.id }, mira.token)).status).toBe(404)
  })

  test('may be a withdrawn Kick in the user’s Bucket', async () => {
    const kick = await addKick(site, other)
    await site.database.insert(bucketKicks).values({ bucketId: await addBucket(site, mira), kickId: kick.id })
    await withdraw(kick.id)
    expect((await create({ ...draft(), kickId: kick.id }, mira.token)).status).toBe(201)
  })

  test('may stay after it was withdrawn', async () => {
    const kick = await addKick(site, other)
    const storyId = await addStory(site, mira, journalId, { kickId: kick.id })
    await withdraw(kick.id)
    const response = await update(storyId, { ...draft(), kickId: kick.id }, mira.token)
    expect(response).toMatchObject({ status: 200, body: { kickId: kick.id } })
    expect(response.body).not.toHaveProperty('kick')
  })

  test('tells its author alone whether they did it', async () => {
    const home = await addJournal(site, mira, { visibility: 'Public' })
    const kick = await addKick(site, other)
    const body = { kickId: kick.id, state: 'done', on: '2024-05-03', precision: 'day' }
    await site.call({ method: 'POST', url: '/api/log', body, token: mira.token })
    await addStory(site, mira, home, { kickId: kick.id })
    const storyIn = async (url: string, token?: string) => {
      const response = Object((await site.call({ method: 'GET', url, token })).body)
      return (response.story ?? response)[0] as object
    }
    for (const url of [`/api/journal/${home}`, `/api/journal/${home}/stories`]) {
      expect(await storyIn(url, mira.token)).toMatchObject({
        kick: { mine: { done: 1, lastDone: { on: '2024-05-03' } } },
      })
      for (const token of [other.token, undefined])
        expect(await storyIn(url, token)).not.toHaveProperty('kick')
    }
    const list = await site.call({ method: 'GET', url: '/api/journal/private', token: mira.token })
    expect(JSON.stringify(list.body)).toContain(kick.id)
    expect(JSON.stringify(list.body)).not.toContain('"kick":')
  })
})

describe('the holders of a Kick', () => {
  const isHeldByOthers = async (kickId: string, person: SignedIn) => {
    const { rows } = await site.database.$client.query('select kick_is_held_by_others($1, $2) as held', [
      kickId,
      person.userId,
    ])
    return rows[0].held
  }

  test('are authors of Stories about it and owners of Buckets with it, except the given user', async () => {
    const kick = await addKick(site, other)
    expect(await isHeldByOthers(kick.id, other)).toBe(false)
    await addStory(site, other, await addJournal(site, other), { kickId: kick.id })
    expect(await isHeldByOthers(kick.id, other)).toBe(false)
    expect(await isHeldByOthers(kick.id, mira)).toBe(true)

    const inStory = await addKick(site, other)
    await addStory(site, mira, journalId, { kickId: inStory.id })
    expect(await isHeldByOthers(inStory.id, other)).toBe(true)

    const inBucket = await addKick(site, other)
    await site.database
      .insert(bucketKicks)
      .values({ bucketId: await addBucket(site, mira), kickId: inBucket.id })
    expect(await isHeldByOthers(inBucket.id, other)).toBe(true)
  })
})

describe('PUT /api/story/{id}', () => {
  test('saves the change and keeps the position of the Story', async () => {
    const home = await addJournal(site, mira)
    const storyId = await addStory(site, mira, home, { kickId: (await addKick(site, other)).id })
    await addStory(site, mira, home)
    const fields = { title: 'Tisza', content: 'At seven', pictures: picture, kickId: null }
    const changed = await update(storyId, fields, mira.token)
    expect(changed).toMatchObject({
      status: 200,
      body: {
        ...fields,
        _id: storyId,
        pictures: expect.stringMatching(signedUrl(picture)),
        journalId: home,
      },
    })
    expect(await inJournal(home)).toMatchObject({ story: [changed.body, {}] })
  })

  test('has the same rules as POST', async () => {
    const storyId = await addStory(site, mira, journalId)
    expect((await update(storyId, { ...draft(), pictures: '' }, mira.token)).status).toBe(400)
    expect((await update(storyId, { ...draft(), kickId: newId() }, mira.token)).status).toBe(404)
  })

  test('refuses somebody else’s Story and an unknown one', async () => {
    const storyId = await addStory(site, mira, journalId)
    const before = await inJournal()
    for (const id of [storyId, newId(), 'x'])
      expect((await update(id, { ...draft(), title: 'Mine now' }, other.token)).status).toBe(404)
    expect(await inJournal()).toEqual(before)
  })
})

test('refuses a change of an older version of a Story', async () => {
  const storyId = await addStory(site, mira, journalId)
  const change = (version: string) =>
    site.call({
      method: 'PUT',
      url: `/api/story/${storyId}`,
      token: mira.token,
      body: draft(),
      headers: { 'if-match': version },
    })
  const version = String((await update(storyId, draft(), mira.token)).headers.etag)
  expect((await change(version)).status).toBe(200)
  expect((await change(version)).status).toBe(412)
})

test('creates one Story for one idempotency key', async () => {
  const home = await addJournal(site, mira)
  const headers = { 'idempotency-key': 'danube' }
  const body = { ...draft(), journalId: home }
  const write = () =>
    site.call({ method: 'POST', url: `/api/story/${home}`, token: mira.token, body, headers })
  const [first, second] = [await write(), await write()]
  expect(second).toMatchObject({ status: 201, body: first.body })
  expect(await inJournal(home)).toMatchObject({ storyCount: 1 })
})
