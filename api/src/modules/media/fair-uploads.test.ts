import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addBucket } from '../../../test/content'
import { signUp, textAt, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { waitFor } from '../../../test/wait-for'
import { noisy, plain } from './testing/drawn-pictures'
import { asFile, form } from './testing/form'

let site: TestSite
let address: string
let dataDir: string
let mira: SignedIn
let otto: SignedIn
let small: Buffer
let big: Buffer
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bucketeer-uploads-'))
  small = await plain(40, 30).png().toBuffer()
  big = await noisy(3000, 2000).jpeg().toBuffer()
})
beforeEach(async () => {
  site = await openTestSite({ dataDir })
  address = await site.app.listen({ port: 0, host: '127.0.0.1' })
  mira = await signUp(site)
  otto = await signUp(site)
})
afterEach(() => site.close())
afterAll(() => rm(dataDir, { recursive: true }))

async function upload({ token }: SignedIn, file: Buffer, on = address, from = '10.0.0.1') {
  const body = new FormData()
  body.append('pictures', new Blob([new Uint8Array(file)]), 'holiday.jpg')
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': from }
  const response = await fetch(`${on}/api/upload`, { method: 'POST', headers, body })
  return { status: response.status, headers: response.headers, body: Object(await response.json()) }
}

/** Starts an upload that stalls. @returns a function that ends its connection */
function stalledUpload({ token }: SignedIn, on = address, from = '10.0.0.1') {
  const { headers, payload } = form(asFile(big))
  const call = httpRequest(`${on}/api/upload`, {
    method: 'POST',
    headers: {
      ...headers,
      authorization: `Bearer ${token}`,
      'content-length': payload.length,
      'x-forwarded-for': from,
    },
  })
  call.on('error', () => undefined)
  call.write(payload.subarray(0, payload.length / 2))
  return () =>
    new Promise<void>((resolve) => {
      call.once('close', resolve)
      call.destroy()
    })
}

const uploadFolder = () => join(dataDir, 'uploads')
const filesUnderWay = () => readdir(uploadFolder()).catch(() => [])

test('24 big uploads of one user do not delay a small one of another user', async () => {
  let areDone = false
  const many = Promise.all(Array.from({ length: 24 }, () => upload(mira, big)))
  void many.then(() => (areDone = true))
  await waitFor(async () => (await filesUnderWay()).length > 0)
  expect((await upload(otto, small)).status).toBe(201)
  expect(areDone).toBe(false)

  const responses = await many
  const taken = responses.filter(({ status }) => status === 201)
  const refused = responses.filter(({ status }) => status === 429)
  // One is encoded and four wait. A finished one may admit another.
  expect(taken.length).toBeGreaterThanOrEqual(5)
  expect(taken.length + refused.length).toBe(24)
  expect(refused.length).toBeGreaterThan(0)
  for (const { headers, body } of refused) {
    expect(headers.get('retry-after')).toBe('5')
    expect(body.message).toMatch(/uploaded already/)
  }
  expect(await filesUnderWay()).toEqual([])
})

test('limits stalled uploads to five of a user, keeps them on disk, and removes them with their connections', async () => {
  const ends = Array.from({ length: 5 }, () => stalledUpload(mira))
  const sizes = async () =>
    Promise.all((await filesUnderWay()).map(async (name) => (await stat(join(uploadFolder(), name))).size))
  await waitFor(async () => (await sizes()).filter((size) => size > big.length / 3).length === 5)
  expect((await stat(uploadFolder())).mode & 0o777).toBe(0o700)
  for (const name of await filesUnderWay())
    expect((await stat(join(uploadFolder(), name))).mode & 0o777).toBe(0o600)

  expect((await upload(mira, small)).status).toBe(429)
  expect((await upload(otto, small)).status).toBe(201)
  for (const end of ends) await end()
  await waitFor(async () => (await filesUnderWay()).length === 0)
  expect((await upload(mira, small)).status).toBe(201)
})

test('limits uploads of one address to 25 over all accounts, and accepts those of other addresses', async () => {
  const own = await openTestSite({ dataDir, trustedProxies: ['127.0.0.1'] })
  const at = await own.app.listen({ port: 0, host: '127.0.0.1' })
  const people = []
  for (let count = 0; count < 6; count += 1) people.push(await signUp(own))
  const [last, ...others] = people
  if (!last) throw new Error('Nobody signed up.')
  const ends = others.flatMap((one) => Array.from({ length: 5 }, () => stalledUpload(one, at, '10.1.0.1')))
  await waitFor(async () => ((await filesUnderWay()).length === 25 ? true : undefined))

  const refused = await upload(last, small, at, '10.1.0.1')
  expect([refused.status, refused.body.message]).toEqual([429, expect.stringMatching(/from your network/)])
  expect(refused.headers.get('retry-after')).toBe('5')
  expect((await upload(last, small, at, '10.1.0.2')).status).toBe(201)

  for (const end of ends) await end()
  await waitFor(async () => ((await filesUnderWay()).length === 0 ? true : undefined))
  expect((await upload(last, small, at, '10.1.0.1')).status).toBe(201)
  await own.close()
})

test.each<[string, number, () => Buffer]>([
  ['is taken', 201, () => small],
  ['is no picture', 415, () => Buffer.from('Dear Ada,')],
  ['is empty', 400, () => Buffer.alloc(0)],
  ['is larger than 10 MB', 413, () => Buffer.alloc(10 * 1024 * 1024 + 1)],
])('an upload that %s leaves no file behind', async (_about, status, content) => {
  expect((await upload(mira, content())).status).toBe(status)
  expect(await filesUnderWay()).toEqual([])
})

test('a start removes files of ended processes and keeps those of running ones', async () => {
  await mkdir(uploadFolder(), { recursive: true })
  const names = ['4194303.left', `${process.pid}.left`, `${process.ppid}.running`]
  for (const name of names) await writeFile(join(uploadFolder(), name), 'half a picture')
  const second = await openTestSite({ dataDir })
  expect(await filesUnderWay()).toEqual([`${process.ppid}.running`])
  await second.close()
  await rm(join(uploadFolder(), `${process.ppid}.running`))
})

describe('the storage quota', () => {
  const own = ({ token, userId }: SignedIn, on: TestSite) =>
    on.call({ method: 'GET', url: `/api/user/${userId}`, token })

  test('is shown to the user only, and refuses uploads with a message until something is deleted', async () => {
    const storagePerPerson = 4_000
    const full = await openTestSite({ dataDir, storagePerPerson })
    const at = await full.app.listen({ port: 0, host: '127.0.0.1' })
    const [ines, lea] = [await signUp(full), await signUp(full)]
    expect((await own(ines, full)).body).toMatchObject({ storage: { used: 0, limit: storagePerPerson } })

    const tooMuch = await upload(ines, big, at)
    expect([tooMuch.status, tooMuch.body.message]).toEqual([413, expect.stringMatching(/Delete something/)])
    const urls: string[] = []
    let response = await upload(ines, small, at)
    for (; response.status === 201; response = await upload(ines, small, at))
      urls.push(response.body.secure_url)
    expect(urls.length).toBeGreaterThan(2)
    expect([response.status, response.body.message]).toEqual([413, expect.stringMatching(/Delete something/)])

    const { storage } = Object((await own(ines, full)).body)
    expect(storage.used).toBeGreaterThan(storagePerPerson / 2)
    expect(storage.used).toBeLessThanOrEqual(storagePerPerson)
    const seen = await full.call({ method: 'GET', url: `/api/user/${ines.userId}`, token: lea.token })
    expect(seen.body).not.toHaveProperty('storage')
    expect((await upload(lea, small, at)).status).toBe(201)

    const bucketId = await addBucket(full, ines, { picture: urls[0] })
    await full.call({ method: 'DELETE', url: `/api/bucket/${bucketId}`, token: ines.token })
    const again = await upload(ines, small, at)
    expect([again.status, textAt(again.body, 'secure_url')]).toEqual([201, expect.any(String)])
    await full.close()
  })

  test('counts the sizes of all files of the user’s pictures', async () => {
    const { body } = await upload(mira, big)
    let bytes = 0
    for (const width of [320, 640, 1280])
      bytes += (await site.app.inject(body.secure_url.replace('1280', String(width)))).rawPayload.length
    expect((await own(mira, site)).body).toMatchObject({ storage: { used: bytes, limit: 2_000_000_000 } })
  })
})
