import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addJournal } from '../../../test/content'
import { signUp, textAt, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { noisy } from '../media/testing/drawn-pictures'
import { asFile, form } from '../media/testing/form'

let site: TestSite
let mira: SignedIn
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site)
})
afterAll(() => site.close())

// 47° 33′ 44.401″ N, 13° 38′ 59.287″ E
const gps = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '47/1 33/1 44401/1000',
  GPSLongitudeRef: 'E',
  GPSLongitude: '13/1 38/1 59287/1000',
}

const number = (value: number) => [value & 255, (value >> 8) & 255, (value >> 16) & 255, value >>> 24]
const seconds = (value: number) => [...number(value), ...number(1000)]
const inBothOrders = (bytes: number[]) => [Buffer.from(bytes), Buffer.from(bytes).swap32()]

/** The bytes that tell the position, in a file or a text. */
const traces = [
  ...inBothOrders(seconds(44401)),
  ...inBothOrders(seconds(59287)),
  ...['Exif', 'EXIF', '47.56', '13.649', '44.401', '59.287', '44401', '59287'].map((text) =>
    Buffer.from(text),
  ),
]
const tells = (bytes: Buffer) => traces.some((trace) => bytes.includes(trace))

const photo = () =>
  noisy(90, 60)
    .jpeg()
    .withExif({ IFD3: gps, IFD0: { Model: 'Camera' } })
    .toBuffer()

async function filesUnder(folder: string): Promise<Buffer[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name))))
}

test('the position in an uploaded photo is in no stored file, no row and no response', async () => {
  const file = await photo()
  expect(tells(file)).toBe(true)

  const sent: Buffer[] = []
  const ask = async (method: 'GET' | 'POST', url: string, body?: object) => {
    const response = await site.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${mira.token}` },
      ...(body && { payload: body }),
    })
    expect(response.statusCode).toBeLessThan(300)
    sent.push(Buffer.from(JSON.stringify(response.headers)), response.rawPayload)
    return response
  }
  const upload = async () => {
    const { headers, payload } = form(asFile(file))
    const authorization = `Bearer ${mira.token}`
    const response = await site.app.inject({
      method: 'POST',
      url: '/api/upload',
      headers: { ...headers, authorization },
      payload,
    })
    sent.push(response.rawPayload)
    return textAt(response.json(), 'secure_url')
  }

  const urls = [await upload(), await upload(), await upload(), await upload()]
  const [first = '', second = '', third = '', fourth = ''] = urls
  const kick = await ask('POST', '/api/kick', {
    name: 'Swim',
    category: 'Activity',
    continent: 'Europe',
    pictures: first,
    photos: [{ url: first }, { url: second }],
  })
  const journalId = await addJournal(site, mira, { visibility: 'Public' })
  const photos = [{ url: third }, { url: fourth }]
  await ask('POST', `/api/story/${journalId}`, {
    title: 'x',
    content: '',
    pictures: third,
    photos,
    journalId,
  })
  await ask('GET', `/api/kick/${textAt(kick.json(), '_id')}`)
  await ask('GET', '/api/kick')
  await ask('GET', `/api/journal/${journalId}`)
  await ask('GET', '/api/journal/public')
  for (const url of urls)
    for (const width of [320, 640, 1280]) await ask('GET', url.replace('1280', String(width)))

  const files = await filesUnder(site.dataDir)
  expect(files.length).toBeGreaterThanOrEqual(3 * urls.length)
  const { rows } = await site.database.$client.query(
    'select to_jsonb(pictures)::text as row from pictures union all select to_jsonb(photos)::text from photos union all select to_jsonb(kicks)::text from kicks',
  )
  expect(rows.length).toBeGreaterThan(urls.length)
  for (const bytes of [...files, ...sent, Buffer.from(JSON.stringify(rows))]) expect(tells(bytes)).toBe(false)
})
