import { categories, continents } from '@bucketeer/platform/text'
import { newId } from '@bucketeer/host/server'
import { addBucket, addKick, addPicture } from '../../../test/content'
import { signUp, textAt, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'

let site: TestSite
let mira: SignedIn
let other: SignedIn
let pictures: string
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site, { userName: 'Mira' })
  other = await signUp(site)
  pictures = (await addPicture(site, mira.userId)).url
})
afterAll(() => site.close())

const at = (kickId: string) => `/api/kick/${kickId}`
const create = (fields: object | undefined, { token }: SignedIn = mira) =>
  site.call({ method: 'POST', url: '/api/kick', token, body: fields })
const read = (kickId: string, { token }: SignedIn = mira) =>
  site.call({ method: 'GET', url: at(kickId), token })
const change = (kickId: string, body: object, { token }: SignedIn = mira) =>
  site.call({ method: 'PUT', url: at(kickId), token, body })
const bucketOf = ({ token }: SignedIn, bucketId: string) =>
  site.call({ method: 'GET', url: `/api/bucket/${bucketId}`, token })

const fields = () => ({
  name: 'Swim across',
  description: 'Before breakfast.',
  pictures,
  continent: 'Europe',
  category: 'Activity',
})

describe.each([
  ['GET', '/api/kick'],
  ['POST', '/api/kick'],
  ['GET', at(newId())],
  ['PUT', at(newId())],
  ['DELETE', at(newId())],
] as const)('%s %s', (method, url) => {
  test('needs a login', async () => {
    expect((await site.call({ method, url })).status).toBe(401)
  })
})

describe('POST /api/kick', () => {
  // @spec S3.7 S3.8 S3.10 S3.11 S7.16 S7.17
  test('returns the Kick, which everybody can read', async () => {
    const place = {
      location: { lat: -33.8688, lng: 151.2093 },
      country: 'Österreich',
      place: 'Lago di Braies',
    }
    const made = await create({ ...fields(), ...place })
    expect(made).toMatchObject({ status: 201 })
    expect(made.body).toEqual({
      ...fields(),
      ...place,
      _id: expect.any(String),
      photos: [expect.objectContaining({ url: pictures })],
      audience: 'Members',
      placePrecision: 'exact',
      buckets: null,
      createdBy: { _id: mira.userId, userName: 'Mira', profilePicture: null },
      likes: 0,
      liked: false,
      favourite: false,
      commentCount: 0,
      inBuckets: [],
      mine: { buckets: 0, doing: null, done: 0, lastDone: null },
      counts: { wanted: 0, done: 0, again: 0 },
      withdrawn: false,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
    const kickId = textAt(made.body, '_id')
    for (const person of [mira, other])
      expect(await read(kickId, person)).toMatchObject({ status: 200, body: Object(made.body) })
  })

  // @spec S3.10
  test('accepts a Kick without place, Bucket and bio', async () => {
    const { description, ...needed } = fields()
    const nothing = { location: null, country: '', place: '', buckets: '' }
    const nulls = { country: null, place: null, buckets: null }
    for (const body of [needed, { ...needed, ...nothing }, { ...needed, ...nulls }])
      expect(await create(body)).toMatchObject({
        status: 201,
        body: { description: '', location: null, country: null, place: null, buckets: null },
      })
    expect(description).not.toBe('')
  })

  // @spec S3.16
  test.each(continents)('accepts the continent %s', async (continent) => {
    expect(await create({ ...fields(), continent })).toMatchObject({ status: 201, body: { continent } })
  })

  // @spec S3.17
  test.each(categories)('accepts the category %s', async (category) => {
    expect(await create({ ...fields(), category })).toMatchObject({ status: 201, body: { category } })
  })

  // @spec S3.8 S3.10 S3.16 S3.17 S5.5 S5.8
  test.each([
    [{ name: undefined }, 'Give it a title.'],
    [{ name: ' \n' }, 'Give it a title.'],
    [{ name: 'x'.repeat(201) }, 'Title must be at most 200 characters long.'],
    [{ description: 'x'.repeat(20_001) }, 'Bio must be at most 20,000 characters long.'],
    [{ pictures: undefined }, 'A Kick needs a picture. Please upload one first.'],
    [{ pictures: '' }, 'A Kick needs a picture. Please upload one first.'],
    [{ pictures: null }, 'Picture must be a text.'],
    [{ pictures: ['x'] }, 'Picture must be a text.'],
    [{ pictures: 'https://evil.example/x.png' }, expect.stringContaining('gone or not yours')],
    [{ pictures: `/media/${newId()}/1280.webp` }, expect.stringContaining('gone or not yours')],
    [{ continent: undefined }, 'Choose a continent.'],
    [{ continent: 'Atlantis' }, expect.stringMatching(/^Continent must be one of Europe, Asia, .*\.$/)],
    [{ continent: 'europe' }, expect.stringMatching(/^Continent/)],
    [{ continent: 'North America' }, expect.stringMatching(/^Continent/)],
    [{ continent: '' }, 'Choose a continent.'],
    [{ category: undefined }, 'Choose a category.'],
    [{ category: 'Activities' }, 'Category must be one of Chill, Travel, Activity.'],
    [{ category: 'Sleep' }, 'Category must be one of Chill, Travel, Activity.'],
    [{ location: { lat: 91, lng: 0 } }, 'Latitude must be at most 90.'],
    [{ location: { lat: 0, lng: -180.5 } }, 'Longitude must be at least -180.'],
    [{ location: { lat: 'x', lng: 0 } }, 'Latitude must be a number.'],
    [{ location: { lat: 1 } }, 'Longitude is missing.'],
    [{ location: 'here' }, 'Location must be a JSON object or null.'],
    [{ country: 'x'.repeat(201) }, 'Country must be at most 200 characters long.'],
    [{ place: 'x'.repeat(201) }, 'Place must be at most 200 characters long.'],
    [{ buckets: 7 }, 'Bucket must be a text or null.'],
  ])('refuses %j', async (wrong, message) => {
    expect(await create({ ...fields(), ...wrong })).toMatchObject({ status: 400, body: { message } })
  })

  test('names all fields that are missing or wrong at once', async () => {
    const sent = { name: '', continent: '', category: 'Sleep', pictures: '', place: 'x'.repeat(201) }
    const problems = [
      { field: 'name', code: 'title.none', message: 'Give it a title.' },
      { field: 'continent', code: 'kick.no-continent', message: 'Choose a continent.' },
      { field: 'category', message: 'Category must be one of Chill, Travel, Activity.' },
      {
        field: 'place',
        code: 'field.too-long',
        message: 'Place must be at most 200 characters long.',
        values: { field: 'Place', limit: 200 },
      },
      { field: 'pictures', message: 'A Kick needs a picture. Please upload one first.' },
    ]
    const message = problems.map((problem) => problem.message).join(' ')
    expect(await create(sent)).toMatchObject({ status: 400, body: { message, problems } })
    const fieldsOf = async (body: object) =>
      ((await create(body)).body as { problems: { field: string }[] }).problems.map(({ field }) => field)
    expect(await fieldsOf({ name: 'Dive' })).toEqual(['pictures', 'continent', 'category'])
    expect(await fieldsOf({ ...sent, audience: 'Private', place: null })).toEqual([
      'name',
      'continent',
      'category',
    ])
  })

  // @spec S2.90 S3.9
  test('adds the Kick to the chosen Bucket, which only its creator sees', async () => {
    const bucketId = await addBucket(site, mira)
    const made = await create({ ...fields(), buckets: bucketId })
    const kickId = textAt(made.body, '_id')
    expect(made).toMatchObject({ status: 201, body: { buckets: bucketId } })
    expect((await bucketOf(mira, bucketId)).body).toMatchObject({ kicks: [{ _id: kickId }], kickCount: 1 })
    expect((await read(kickId, mira)).body).toMatchObject({ buckets: bucketId })
    expect((await read(kickId, other)).body).toMatchObject({ buckets: null })
  })

  // @spec S7.16
  test('creates nothing for an unknown Bucket or one of somebody else', async () => {
    const foreign = await addBucket(site, other)
    const count = async () => (await site.database.$client.query('select from kicks')).rowCount
    const before = await count()
    for (const buckets of [foreign, newId(), 'x'])
      expect(await create({ ...fields(), buckets })).toMatchObject({
        status: 404,
        body: { message: 'We could not find this Bucket.' },
      })
    expect(await count()).toBe(before)
    expect((await bucketOf(other, foreign)).body).toMatchObject({ kickCount: 0 })
  })

  // @spec S3.11
  test('has no e-mail address in any response', async () => {
    const { body } = await create(fields())
    const list = await site.call({ method: 'GET', url: '/api/kick', token: other.token })
    const single = await read(textAt(body, '_id'), other)
    for (const response of [body, list.body, single.body]) expect(JSON.stringify(response)).not.toContain('@')
  })
})

describe('a single Kick', () => {
  // @spec S2.100 S7.18
  test('can be changed by its creator, and keeps its place without a new one', async () => {
    const kick = await addKick(site, mira)
    const before = Object((await read(kick.id)).body)
    const sent = { name: 'Dive', description: 'Deep.', pictures, category: 'Chill' }
    const changed = await change(kick.id, sent)
    expect(changed).toMatchObject({ status: 200 })
    expect(changed.body).toEqual({
      ...before,
      ...sent,
      photos: [expect.objectContaining({ url: pictures })],
      updatedAt: expect.any(String),
    })
    expect(Object(changed.body).updatedAt > before.updatedAt).toBe(true)
    expect((await read(kick.id, other)).body).toEqual(changed.body)
  })

  test('can be moved to another place, and to none', async () => {
    const kick = await addKick(site, mira)
    const texts = { name: 'Swim', description: '', pictures, category: 'Chill' }
    const fuji = {
      place: '富士山',
      country: 'Japan',
      continent: 'Asia',
      location: { lat: 35.36, lng: 138.73 },
    }
    expect(await change(kick.id, { ...texts, ...fuji })).toMatchObject({ status: 200, body: fuji })
    const none = { place: null, country: null, location: null }
    const moved = await change(kick.id, { ...texts, ...none })
    expect(moved).toMatchObject({ status: 200, body: { ...none, continent: 'Asia' } })
  })

  test.each([
    [{ pictures: '' }, 'A Kick needs a picture. Please upload one first.'],
    [{ pictures: `/media/${newId()}/1280.webp` }, expect.stringContaining('gone or not yours')],
    [{ name: '' }, 'Give it a title.'],
    [{ category: 'Sleep' }, expect.stringMatching(/^Category/)],
    [{ continent: 'Atlantis' }, expect.stringMatching(/^Continent/)],
    [{ location: { lat: 91, lng: 0 } }, 'Latitude must be at most 90.'],
    [{ place: 'x'.repeat(201) }, 'Place must be at most 200 characters long.'],
  ])('cannot be changed to %j', async (wrong, message) => {
    const kick = await addKick(site, mira)
    const sent = { name: 'Dive', description: '', pictures, category: 'Chill', ...wrong }
    expect(await change(kick.id, sent)).toMatchObject({ status: 400, body: { message } })
  })

  test('names all that a change lacks at once, as the Kick is', async () => {
    const kick = await addKick(site, mira)
    const sent = { name: '', description: '', pictures: '', category: 'Chill' }
    const problems = [{ field: 'name' }, { field: 'pictures' }]
    expect(await change(kick.id, sent)).toMatchObject({ status: 400, body: { problems } })
    const taken = { ...sent, name: 'Dive', continent: null, category: null }
    const all = [{ field: 'pictures' }, { field: 'continent' }, { field: 'category' }]
    expect(await change(kick.id, taken)).toMatchObject({ status: 400, body: { problems: all } })
  })

  test('disappears everywhere when its creator deletes it and nobody else holds it', async () => {
    const bucketId = await addBucket(site, mira)
    const made = await create({ ...fields(), buckets: bucketId })
    const kickId = textAt(made.body, '_id')
    const remove = () => site.call({ method: 'DELETE', url: at(kickId), token: mira.token })
    expect(await remove()).toMatchObject({ status: 204, body: undefined })
    expect((await read(kickId)).status).toBe(404)
    expect((await bucketOf(mira, bucketId)).body).toMatchObject({ kicks: [], kickCount: 0 })
    expect((await remove()).status).toBe(404)
  })

  // @spec S7.18
  test('cannot be changed or deleted by others', async () => {
    const kick = await addKick(site, mira)
    const before = await read(kick.id)
    const sent = { name: 'Mine now', description: '', pictures, category: 'Chill' }
    const responses = [
      await change(kick.id, sent, other),
      await site.call({ method: 'DELETE', url: at(kick.id), token: other.token }),
    ]
    for (const response of responses)
      expect(response).toMatchObject({
        status: 403,
        body: { message: expect.stringContaining('somebody else’s') },
      })
    expect((await read(kick.id)).body).toEqual(before.body)
  })

  test.each([newId(), 'x', '507f1f77bcf86cd799439011', '%00'])('returns 404 for the id %s', async (id) => {
    const sent = { name: 'Dive', description: '', pictures, category: 'Chill' }
    expect((await read(id)).status).toBe(404)
    expect((await change(id, sent)).status).toBe(404)
    expect((await site.call({ method: 'DELETE', url: at(id), token: mira.token })).status).toBe(404)
  })
})
