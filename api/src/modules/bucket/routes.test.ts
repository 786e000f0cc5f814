import { newId } from '@bucketeer/host/server'
import { addBucket, addKick, addPicture, signedUrl } from '../../../test/content'
import { signUp, type SignedIn } from '../../../test/people'
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

const fields = { name: 'Lakes', description: 'Cold ones' }
const create = (body: unknown, token?: string) =>
  site.call({ method: 'POST', url: '/api/bucket', body, token })
const at = (bucketId: string) => `/api/bucket/${bucketId}`
const read = (bucketId: string, token?: string) => site.call({ method: 'GET', url: at(bucketId), token })

describe.each([
  ['GET', '/api/bucket', undefined],
  ['POST', '/api/bucket', fields],
  ['GET', at(newId()), undefined],
  ['PUT', at(newId()), fields],
  ['DELETE', at(newId()), undefined],
  ['PUT', `${at(newId())}/add`, {}],
  ['PUT', `${at(newId())}/remove/kick`, {}],
] as const)('%s %s', (method, url, body) => {
  test('needs a login', async () => {
    expect((await site.call({ method, url, body })).status).toBe(401)
  })
})

describe('POST /api/bucket', () => {
  // @spec S3.6 S7.9
  test('returns the Bucket', async () => {
    const picture = await addPicture(site, mira.userId)
    const { status, body } = await create({ ...fields, picture: picture.url }, mira.token)
    expect(status).toBe(201)
    expect(body).toEqual({
      _id: expect.any(String),
      ...fields,
      position: null,
      picture: expect.stringMatching(signedUrl(picture.url)),
      audience: 'Private',
      createdBy: { _id: mira.userId, userName: expect.any(String), profilePicture: null },
      kicks: [],
      kickCount: 0,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
  })

  // @spec S5.2
  test.each([{ picture: null }, { picture: '' }, {}])(
    'accepts a Bucket without a picture: %j',
    async (noPicture) => {
      const response = await create({ ...fields, ...noPicture }, mira.token)
      expect(response).toMatchObject({ status: 201, body: { picture: null } })
    },
  )

  // @spec S5.3
  test('stores long texts unchanged', async () => {
    const description = ' Ünïcödé 🏔️\n\t"quoted" <b>bold</b> \\0 '.repeat(450).slice(0, 15_000)
    const response = await create({ name: ' Spaces around ', description }, mira.token)
    expect(response.body).toMatchObject({ name: ' Spaces around ', description })
  })

  // @spec S5.8
  test.each([
    [{ description: 'x' }, 'Give it a title.'],
    [{ ...fields, name: '\u2003' }, 'Give it a title.'],
    [{ ...fields, name: 'x'.repeat(201) }, 'Title must be at most 200 characters long.'],
    [{ ...fields, name: 7 }, 'Title must be a text.'],
    [{ ...fields, name: null }, 'Title must be a text.'],
    [{ ...fields, description: 'x'.repeat(20_001) }, 'Bio must be at most 20,000 characters long.'],
    [{ ...fields, description: ['x'] }, 'Bio must be a text.'],
    [{ ...fields, picture: 7 }, 'Picture must be a text or null.'],
    [
      { ...fields, picture: 'https://evil.example/media/x/1280.webp' },
      expect.stringContaining('gone or not yours'),
    ],
    [{ ...fields, picture: `/media/${newId()}/1280.webp` }, expect.stringContaining('gone or not yours')],
    [{ ...fields, name: 'a\0b' }, 'A text has a character that cannot be stored.'],
    [{ ...fields, description: '\ud800' }, 'A text has a character that cannot be stored.'],
    [undefined, 'What was sent must be a JSON object.'],
  ])('refuses %j', async (body, message) => {
    expect(await create(body, mira.token)).toMatchObject({ status: 400, body: { message } })
  })
})

describe('a single Bucket', () => {
  // @spec S7.10
  test('can be read', async () => {
    const made = await create(fields, mira.token)
    expect(await read(await addBucket(site, mira, fields), mira.token)).toMatchObject({
      status: 200,
      body: {
        ...Object(made.body),
        _id: expect.any(String),
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    })
  })

  // @spec S7.11
  test('can be changed and keeps its Kicks', async () => {
    const bucketId = await addBucket(site, mira)
    const kick = await addKick(site, other)
    await site.call({
      method: 'PUT',
      url: `${at(bucketId)}/add`,
      token: mira.token,
      body: { bucketId, kickId: kick.id },
    })
    const changed = await site.call({ method: 'PUT', url: at(bucketId), token: mira.token, body: fields })
    expect(changed).toMatchObject({
      status: 200,
      body: { ...fields, kicks: [{ _id: kick.id }], kickCount: 1 },
    })
    expect((await read(bucketId, mira.token)).body).toEqual(changed.body)
  })

  test('loses its picture when the request has null', async () => {
    const picture = await addPicture(site, mira.userId)
    const bucketId = await addBucket(site, mira, { picture: picture.url })
    const changed = await site.call({
      method: 'PUT',
      url: at(bucketId),
      token: mira.token,
      body: { picture: null },
    })
    expect(changed.body).toMatchObject({ picture: null })
  })

  // @spec S2.73 S7.12
  test('returns 404 after its deletion', async () => {
    const bucketId = await addBucket(site, mira)
    const { id } = await addKick(site, other, { bucketId })
    const body = { bucketId, kickId: id }
    await site.call({ method: 'PUT', url: `${at(bucketId)}/add`, token: mira.token, body })
    const remove = () => site.call({ method: 'DELETE', url: at(bucketId), token: mira.token })
    expect(await remove()).toMatchObject({ status: 204, body: undefined })
    expect((await read(bucketId, mira.token)).status).toBe(404)
    expect((await remove()).status).toBe(404)
    const kick = await site.call({ method: 'GET', url: `/api/kick/${id}`, token: mira.token })
    expect(kick).toMatchObject({ status: 200, body: { _id: id } })
  })

  test.each([newId(), 'x', '1', '507f1f77bcf86cd799439011', '%00', 'x'.repeat(300), "';--"])(
    'returns 404 for the id %s',
    async (id) => {
      expect((await read(id, mira.token)).status).toBe(404)
    },
  )
})

describe('somebody else’s Bucket', () => {
  // @spec S6.3 S6.4
  test('returns 404 to every request and does not change', async () => {
    const bucketId = await addBucket(site, mira)
    const kick = await addKick(site, other)
    const body = { bucketId, kickId: kick.id }
    const before = await read(bucketId, mira.token)
    const { token } = other
    const responses = [
      await site.call({ method: 'GET', url: at(bucketId), token }),
      await site.call({ method: 'PUT', url: at(bucketId), token, body: fields }),
      await site.call({ method: 'DELETE', url: at(bucketId), token }),
      await site.call({ method: 'PUT', url: `${at(bucketId)}/add`, token, body }),
      await site.call({ method: 'PUT', url: `${at(bucketId)}/remove/kick`, token, body }),
    ]
    for (const response of responses)
      expect(response).toMatchObject({ status: 404, body: { message: 'We could not find this Bucket.' } })
    expect((await read(bucketId, mira.token)).body).toEqual(before.body)
  })
})

describe('pictures’ addresses', () => {
  test('contain the public origin in responses and may omit it in requests', async () => {
    const publicUrl = 'https://bucketeer.example'
    const elsewhere = await openTestSite({ publicUrl })
    const { token, userId } = await signUp(elsewhere)
    const { url } = await addPicture(elsewhere, userId)
    for (const picture of [url, publicUrl + url]) {
      const response = await elsewhere.call({
        method: 'POST',
        url: '/api/bucket',
        token,
        body: { ...fields, picture },
      })
      expect(response.body).toMatchObject({ picture: expect.stringMatching(signedUrl(publicUrl + url)) })
    }
    await elsewhere.close()
  })
})
