import { addBucket, addJournal } from '../../../test/content'
import { signUp, textAt, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { plain } from './testing/drawn-pictures'
import { asFile, form } from './testing/form'

let site: TestSite
let mira: SignedIn
let other: SignedIn
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site)
  other = await signUp(site)
})
afterAll(() => site.close())
afterEach(() => jest.restoreAllMocks())

const minuteMs = 60_000

/** Uploads a picture and returns its signed address. */
async function uploadSigned({ token }: SignedIn) {
  const { headers, payload } = form(asFile(await plain(8, 6).png().toBuffer()))
  const authorization = `Bearer ${token}`
  const response = await site.app.inject({
    method: 'POST',
    url: '/api/upload',
    headers: { ...headers, authorization },
    payload,
  })
  return textAt(response.json(), 'secure_url')
}
const withoutSignature = (url: string) => url.replace(/\?.*/, '')
const upload = async (person: SignedIn) => withoutSignature(await uploadSigned(person))

const open = (url: string) => site.app.inject(url)
const statusOf = async (url: string) => (await open(url)).statusCode
const write = async (method: 'POST' | 'PUT', url: string, body: object, expected = 200) => {
  const response = await site.call({ method, url, token: mira.token, body })
  expect(response.status).toBe(expected)
  return response.body
}
const idOf = (body: unknown) => textAt(body, '_id')
const kick = { name: 'Swim', category: 'Activity', continent: 'Europe' }

const makeKick = async (audience: string) => {
  const address = await upload(mira)
  const body = await write('POST', '/api/kick', { ...kick, pictures: address, audience }, 201)
  return { address, signed: textAt(body, 'pictures'), id: idOf(body) }
}

describe('the picture of a Private Kick', () => {
  test.each([1280, 640, 320])('opens by its signed address only, %i pixels wide', async (width) => {
    const { address, signed } = await makeKick('Private')
    expect(signed).toMatch(/^\/media\/[\w-]{36}\/1280\.webp\?until=\d+&signature=[\w-]{22}$/)
    const sized = (url: string) => url.replace('1280', String(width))
    expect(await statusOf(sized(address))).toBe(404)
    const { statusCode, headers } = await open(sized(signed))
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toMatch(/^private, max-age=\d{4}, immutable$/)
  })

  test.each(['é'.repeat(22), '🏔'.repeat(11), 'é', '', 'x'.repeat(5000)])(
    'does not open with the signature %j',
    async (signature) => {
      const { signed } = await makeKick('Private')
      const forged = signed.replace(/signature=.*/, `signature=${encodeURIComponent(signature)}`)
      expect(await statusOf(forged)).toBe(404)
    },
  )

  test('has the same address within an hour, and another one in the next', async () => {
    const { id, signed } = await makeKick('Private')
    const begin = Math.floor(Date.now() / (60 * minuteMs)) * 60 * minuteMs
    const readAt = async (ms: number) => {
      jest.spyOn(Date, 'now').mockReturnValue(begin + ms)
      const { body } = await site.call({ method: 'GET', url: `/api/kick/${id}`, token: mira.token })
      return textAt(body, 'pictures')
    }
    expect(await readAt(1)).toBe(signed)
    expect(await readAt(59 * minuteMs)).toBe(signed)
    expect(await readAt(61 * minuteMs)).not.toBe(signed)
  })

  test('has an address that is good for two hours from the hour in which it was made', async () => {
    const { signed } = await makeKick('Private')
    const begin = Math.floor(Date.now() / (60 * minuteMs)) * 60 * minuteMs
    const statusAt = (ms: number) => {
      jest.spyOn(Date, 'now').mockReturnValue(begin + ms)
      return statusOf(signed)
    }
    expect(await statusAt(119 * minuteMs)).toBe(200)
    expect(await statusAt(120 * minuteMs)).toBe(404)
  })

  test.each([
    ['another signature', (url: string) => url.replace(/signature=./, 'signature=~')],
    ['a shorter signature', (url: string) => url.slice(0, -1)],
    ['a later time', (url: string) => url.replace(/until=(\d)/, 'until=9')],
    ['no signature', (url: string) => url.replace(/&signature=.*/, '')],
  ])('gets 404 with %s', async (_name, change) => {
    const { signed } = await makeKick('Private')
    expect(await statusOf(change(signed))).toBe(404)
  })

  test('does not open with the signature of another picture', async () => {
    const [one, two] = [await makeKick('Private'), await makeKick('Private')]
    expect(await statusOf(one.address + two.signed.slice(two.signed.indexOf('?')))).toBe(404)
  })

  test('can be sent back, also when its address has expired', async () => {
    const { id, signed } = await makeKick('Private')
    const expired = signed.replace(/until=\d+/, 'until=1000')
    for (const pictures of [signed, expired]) await write('PUT', `/api/kick/${id}`, { ...kick, pictures })
  })

  test('cannot be used by somebody who got its address', async () => {
    const { signed } = await makeKick('Private')
    const body = { name: 'Taken', picture: signed }
    const response = await site.call({ method: 'POST', url: '/api/bucket', token: other.token, body })
    expect(response).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('gone or not yours') },
    })
  })
})

describe('the address of a picture follows the audience of', () => {
  test('a Kick', async () => {
    const { id, address, signed } = await makeKick('Members')
    expect(signed).toBe(address)
    expect((await open(address)).headers['cache-control']).toBe('private, max-age=31536000, immutable')
    for (const audience of ['Private', 'Followers']) {
      const body = await write('PUT', `/api/kick/${id}`, { ...kick, pictures: address, audience })
      expect([await statusOf(address), await statusOf(textAt(body, 'pictures'))]).toEqual([404, 200])
    }
    await write('PUT', `/api/kick/${id}`, { ...kick, pictures: address, audience: 'Members' })
    expect(await statusOf(address)).toBe(200)
  })

  test('a Bucket', async () => {
    const address = await upload(mira)
    const id = await addBucket(site, mira, { picture: address })
    expect(await statusOf(address)).toBe(404)
    const fields = { name: 'North', picture: address }
    await write('PUT', `/api/bucket/${id}`, { ...fields, audience: 'Members' })
    expect(await statusOf(address)).toBe(200)
    const body = await write('PUT', `/api/bucket/${id}`, { ...fields, audience: 'Private' })
    expect([await statusOf(address), await statusOf(textAt(body, 'picture'))]).toEqual([404, 200])
  })

  test.each([
    ['Public', 'Public', 200],
    ['Private', 'Members', 200],
    ['Private', 'Followers', 404],
    ['Private', 'Private', 404],
  ])('a Journal: %s, %s', async (visibility, audience, status) => {
    const address = await upload(mira)
    const journalId = await addJournal(site, mira, { visibility, audience })
    const story = { title: 'Danube', content: '', pictures: address, journalId }
    const body = await write('POST', `/api/story/${journalId}`, story, 201)
    expect([await statusOf(address), await statusOf(textAt(body, 'pictures'))]).toEqual([status, 200])
  })
})

test('the address that an upload returned opens after the picture became Private', async () => {
  const address = await uploadSigned(mira)
  await addBucket(site, mira, { picture: address })
  expect([await statusOf(address), await statusOf(withoutSignature(address))]).toEqual([200, 404])
})

test('a picture in an open and a Private thing keeps its open address', async () => {
  const { address } = await makeKick('Members')
  await addBucket(site, mira, { picture: address })
  expect(await statusOf(address)).toBe(200)
})

test('the picture of a hidden Kick opens for its creator only', async () => {
  const { id, address } = await makeKick('Members')
  await site.database.$client.query('update kicks set hidden_at = now() where id = $1', [id])
  expect(await statusOf(address)).toBe(404)
  const { body } = await site.call({ method: 'GET', url: `/api/kick/${id}`, token: mira.token })
  expect(await statusOf(textAt(body, 'pictures'))).toBe(200)
})

test.each(['Members', 'Public'])(
  'shared caches keep the picture of a Story only in a Public Journal: %s',
  async (audience) => {
    const address = await upload(mira)
    const visibility = audience === 'Public' ? 'Public' : 'Private'
    const journalId = await addJournal(site, mira, { visibility, audience })
    await write(
      'POST',
      `/api/story/${journalId}`,
      { title: 'Danube', content: 'x', pictures: address, journalId },
      201,
    )
    const who = audience === 'Public' ? 'public' : 'private'
    expect((await open(address)).headers['cache-control']).toBe(`${who}, max-age=31536000, immutable`)
  },
)
