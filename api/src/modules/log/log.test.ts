import { addDays, firstDayOfPeriod } from '@bucketeer/platform/text'
import { newId } from '@bucketeer/host/server'
import { addBucket, addKick } from '../../../test/content'
import { password, signUp, textAt, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { logEntries } from '../../database/content-schema'
import { today } from './dates'
import { maxEntries } from './repository'

let site: TestSite
let mira: SignedIn
let other: SignedIn
beforeAll(async () => {
  site = await openTestSite()
})
beforeEach(async () => {
  mira = await signUp(site, { userName: 'Mira' })
  other = await signUp(site, { userName: 'Otto' })
})
afterAll(() => site.close())

const daysFromNow = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
/** The first day of the season after the next one, which may begin tomorrow. */
const futureSeason = () => firstDayOfPeriod(addDays(firstDayOfPeriod(today(), 'season'), 200), 'season')
const post = (body: object, { token } = mira, headers = {}) =>
  site.call({ method: 'POST', url: '/api/log', token, body, headers })
const read = (entryId: string, { token } = mira) =>
  site.call({ method: 'GET', url: `/api/log/${entryId}`, token })
const change = (entryId: string, body: object, { token } = mira, headers = {}) =>
  site.call({ method: 'PUT', url: `/api/log/${entryId}`, token, body, headers })
const list = async (query = '', { token } = mira) =>
  site.call({ method: 'GET', url: `/api/log${query}`, token })
const readKick = async (kickId: string, { token } = mira) =>
  Object((await site.call({ method: 'GET', url: `/api/kick/${kickId}`, token })).body)
const done = async (kickId: string, fields: object = {}, person = mira) =>
  textAt((await post({ kickId, state: 'done', ...fields }, person)).body, '_id')

describe('POST /api/log', () => {
  test('creates a Private entry, done today, by default', async () => {
    const { id, name } = await addKick(site, other)
    const made = await post({ kickId: id, state: 'done' })
    expect(made).toMatchObject({ status: 201 })
    expect(made.body).toEqual({
      _id: expect.any(String),
      kick: expect.objectContaining({ _id: id, counts: { wanted: 0, done: 0, again: 0 } }),
      kickName: name,
      state: 'done',
      on: today(),
      precision: 'day',
      until: null,
      again: null,
      stars: null,
      note: '',
      photos: [],
      steps: [],
      with: [],
      remind: true,
      audience: 'Private',
      createdBy: { _id: mira.userId, userName: 'Mira', profilePicture: null },
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
    expect(await read(textAt(made.body, '_id'))).toMatchObject({ status: 200, body: Object(made.body) })
  })

  test('counts how often the user did a Kick, which stays in its Bucket', async () => {
    const { id } = await addKick(site, other)
    const bucketId = await addBucket(site, mira)
    const add = { bucketId, kickId: id }
    await site.call({ method: 'PUT', url: `/api/bucket/${bucketId}/add`, token: mira.token, body: add })
    await done(id, { on: '2020-01-01', precision: 'year' })
    await done(id, { on: '2019-06-01', precision: 'month', again: true, audience: 'Members' })
    const lastDone = { on: '2020-01-01', precision: 'year' }
    expect(await readKick(id)).toMatchObject({
      mine: { buckets: 1, doing: null, done: 2, lastDone },
      counts: { wanted: 1, done: 1, again: 1 },
    })
    const bucket = { method: 'GET', url: `/api/bucket/${bucketId}`, token: mira.token } as const
    expect((await site.call(bucket)).body).toMatchObject({ kicks: [{ _id: id, mine: { done: 2 } }] })
    expect(await readKick(id, other)).toMatchObject({ mine: { buckets: 0, done: 0, lastDone: null } })
  })

  test.each([
    [
      { on: '2001-05-20', precision: 'month' },
      { on: '2001-05-01', precision: 'month' },
    ],
    [
      { on: '2001-05-20', precision: 'season' },
      { on: '2001-03-01', precision: 'season' },
    ],
    [
      { on: '2001-02-20', precision: 'season' },
      { on: '2000-12-01', precision: 'season' },
    ],
    [
      { on: '2001-05-20', precision: 'year' },
      { on: '2001-01-01', precision: 'year' },
    ],
    [{ on: '2001-05-20' }, { on: '2001-05-20', precision: 'day' }],
    [{ precision: 'unknown' }, { on: null, precision: 'unknown' }],
    [{ on: null }, { on: null, precision: 'unknown' }],
    [
      { on: '2001-05-20', until: '2001-05-22' },
      { on: '2001-05-20', until: '2001-05-22' },
    ],
    [{ on: daysFromNow(1) }, { on: daysFromNow(1), precision: 'day' }],
  ])('reads the date of %j', async (sent, expected) => {
    const { id } = await addKick(site, other)
    expect(await post({ kickId: id, state: 'done', ...sent })).toMatchObject({ status: 201, body: expected })
  })

  test.each([
    [{ on: daysFromNow(2) }, 'When must not be in the future.'],
    [{ on: '2001-05-20', until: daysFromNow(2) }, 'When must not be in the future.'],
    [{ on: '2001-05-20', until: '2001-05-19' }, 'Until must be a day that is not before When.'],
    [{ on: '2001-05-20', precision: 'month', until: '2001-05-21' }, /^Until/],
    [{ on: '2001-06-01', precision: 'season', until: '2001-06-21' }, /^Until/],
    [{ on: futureSeason(), precision: 'season' }, 'When must not be in the future.'],
    [{ on: '0001-01-20', precision: 'season' }, 'When must be a date of the years 1 to 9999.'],
    [{ on: '2001-05-20', precision: 'unknown' }, 'When must be missing if it is not known.'],
    [{ on: null, precision: 'day' }, 'When is missing.'],
    [{ on: '0000-05-20' }, 'When must be a date of the years 1 to 9999.'],
    [{ on: '2001-02-30' }, /./],
    [{ stars: 6 }, /./],
    [{ state: 'begun' }, /./],
    [{ with: [{ name: 'x'.repeat(61) }] }, /./],
    [{ name: 'Both' }, 'An entry needs either a Kick or a name.'],
    [{ kickId: undefined }, 'An entry needs either a Kick or a name.'],
  ])('refuses %j', async (sent, message) => {
    const { id } = await addKick(site, other)
    const refused = await post({ kickId: id, state: 'done', ...sent })
    expect(refused).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) } })
    expect(await readKick(id)).toMatchObject({ counts: { done: 0 } })
  })

  test('creates a Private Kick from a name', async () => {
    const made = await post({ name: 'Learned to swim', state: 'done', precision: 'unknown' })
    expect(made).toMatchObject({ status: 201, body: { kickName: 'Learned to swim' } })
    const { kick } = Object(made.body)
    expect(kick).toMatchObject({ name: 'Learned to swim', audience: 'Private', mine: { done: 1 } })
    expect(await readKick(kick._id, other)).toEqual({
      code: 'kick.missing',
      message: 'We could not find this Kick.',
    })
  })

  test('rejects a Kick that the user may not see', async () => {
    const { id } = await addKick(site, other, { audience: 'Private' })
    for (const kickId of [id, newId()])
      expect(await post({ kickId, state: 'done' })).toMatchObject({ status: 404 })
  })

  test('creates one entry for fifty identical requests with one Idempotency-Key', async () => {
    const { id } = await addKick(site, other)
    const key = { 'idempotency-key': newId() }
    const call = () => post({ kickId: id, state: 'done' }, mira, key)
    const responses = await Promise.all(Array.from({ length: 50 }, call))
    expect(new Set(responses.map(({ body }) => textAt(body, '_id'))).size).toBe(1)
    expect(await readKick(id)).toMatchObject({ mine: { done: 1 } })
  })

  test('counts concurrent entries of one person once', async () => {
    const { id } = await addKick(site, other)
    await Promise.all(
      [mira, mira, other, other].map((person) => done(id, { again: true, audience: 'Members' }, person)),
    )
    expect(await readKick(id)).toMatchObject({ mine: { done: 2 }, counts: { done: 2, again: 2 } })
  })

  test('rejects an entry when the log is full', async () => {
    const { id: kickId } = await addKick(site, other)
    const entry = { userId: mira.userId, kickName: 'Swim', state: 'done', precision: 'unknown' } as const
    const all = Array.from({ length: maxEntries }, () => ({
      ...entry,
      id: newId(),
      audience: 'Private' as const,
    }))
    for (let begin = 0; begin < maxEntries; begin += 2000)
      await site.database.insert(logEntries).values(all.slice(begin, begin + 2000))
    expect(await post({ kickId, state: 'done' })).toMatchObject({ status: 409 })
    expect(await post({ kickId, state: 'done' }, other)).toMatchObject({ status: 201 })
  })
})

describe('PUT /api/log/{entryId}', () => {
  test('changes only the fields of the request', async () => {
    const { id } = await addKick(site, other)
    const entryId = await done(id, { on: '2019-05-03', note: 'Cold', stars: 4, audience: 'Followers' })
    const changed = await change(entryId, { stars: null, again: true, precision: 'month' })
    expect(changed).toMatchObject({
      status: 200,
      body: { on: '2019-05-01', precision: 'month', note: 'Cold', stars: null, again: true },
    })
    expect(await readKick(id)).toMatchObject({ counts: { done: 1, again: 1 } })
    await change(entryId, { again: false })
    expect(await readKick(id)).toMatchObject({ counts: { done: 1, again: 0 } })
  })

  test('changes "On it" to done today, and keeps steps and note', async () => {
    const { id } = await addKick(site, other)
    const steps = [{ text: 'Buy shoes', done: true }]
    const begin = { kickId: id, state: 'doing', on: '2019-05-03', steps, note: 'Slow', audience: 'Members' }
    const begun = await post(begin)
    const entryId = textAt(begun.body, '_id')
    expect(await readKick(id)).toMatchObject({ mine: { doing: entryId, done: 0 }, counts: { done: 0 } })
    expect(await change(entryId, { state: 'done' })).toMatchObject({
      body: { state: 'done', on: today(), precision: 'day', steps, note: 'Slow' },
    })
    expect(await readKick(id)).toMatchObject({ mine: { doing: null, done: 1 }, counts: { done: 1 } })
  })

  test('rejects a change of an outdated version, and keeps the entry', async () => {
    const { id } = await addKick(site, other)
    const { body } = await post({ kickId: id, state: 'done' })
    const known = { 'if-match': `"${textAt(body, 'updatedAt')}"` }
    const entryId = textAt(body, '_id')
    expect(await change(entryId, { note: 'One' }, mira, known)).toMatchObject({ status: 200 })
    expect(await change(entryId, { note: 'Two' }, mira, known)).toMatchObject({ status: 412 })
    expect(await change(entryId, { on: daysFromNow(2) })).toMatchObject({ status: 400 })
    expect(await read(entryId)).toMatchObject({ body: { note: 'One' } })
  })
})

test('deleting an entry leaves Kick, Bucket and log as before', async () => {
  const { id } = await addKick(site, other)
  const before = await readKick(id)
  const entryId = await done(id, { again: true })
  const deletion = { method: 'DELETE', url: `/api/log/${entryId}`, token: mira.token } as const
  expect(await site.call(deletion)).toMatchObject({ status: 204 })
  expect(await readKick(id)).toEqual(before)
  expect(await list()).toMatchObject({ body: [] })
  expect(await site.call(deletion)).toMatchObject({ status: 404 })
})

test('deleting the Buckets and the account of a person lowers the counts', async () => {
  const { id } = await addKick(site, other)
  const bucketId = await addBucket(site, mira)
  const add = { bucketId, kickId: id }
  await site.call({ method: 'PUT', url: `/api/bucket/${bucketId}/add`, token: mira.token, body: add })
  await done(id, { again: true, audience: 'Members' })
  expect(await readKick(id, other)).toMatchObject({ counts: { wanted: 1, done: 1, again: 1 } })
  await site.call({ method: 'DELETE', url: `/api/bucket/${bucketId}`, token: mira.token })
  expect(await readKick(id, other)).toMatchObject({ counts: { wanted: 0, done: 1, again: 1 } })
  const account = { url: `/api/user/${mira.userId}`, token: mira.token, body: { password } }
  await site.call({ method: 'DELETE', ...account })
  expect(await readKick(id, other)).toMatchObject({ counts: { wanted: 0, done: 0, again: 0 } })
})
