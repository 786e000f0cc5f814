import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { pictureWidths } from './picture-urls'
import { noisy, plain } from './testing/drawn-pictures'
import { form } from './testing/form'
import { startMediaSite, type MediaSite } from './testing/media-site'

let site: MediaSite
beforeAll(async () => {
  site = await startMediaSite()
})
afterAll(() => site.close())

/** A text hidden in uploaded files, which no stored file may contain. */
const hidden = 'HiddenInTheFile'
const script = `<script>alert('${hidden}')</script>`
const metadata = {
  IFD0: { Copyright: hidden, Artist: hidden },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '47/1 4/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '15/1 26/1 0/1',
  },
}
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${hidden}</rdf:RDF></x:xmpmeta>`

const jpeg = () => noisy(90, 60).jpeg().toBuffer()
const png = () => noisy(90, 60).png().toBuffer()
const webp = () => noisy(90, 60).webp().toBuffer()
const withMetadata = (format: 'png' | 'jpeg' | 'webp') => () =>
  noisy(90, 60).withExif(metadata).withXmp(xmp).withIccProfile('p3').toFormat(format).toBuffer()
const followedBy = (picture: () => Promise<Buffer>, end: string) => async () =>
  Buffer.concat([await picture(), Buffer.from(end)])

/** Inserts a JPEG segment after the first two bytes. */
const withSegment = (kind: number, text: string) => async () => {
  const whole = await jpeg()
  const head = Buffer.from([0xff, kind, (text.length + 2) >> 8, (text.length + 2) & 255])
  return Buffer.concat([whole.subarray(0, 2), head, Buffer.from(text), whole.subarray(2)])
}

/** Inserts a PNG chunk after the header. */
const withChunk = (kind: string, data: Buffer) => async () => {
  const whole = await png()
  const body = Buffer.concat([Buffer.from(kind), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([whole.subarray(0, 33), length, body, sum, whole.subarray(33)])
}

const send = (content: Buffer, fileName: string) => site.send(form({ name: 'pictures', content, fileName }))

/** Expects that an upload is stored as one WebP for each width, without metadata. */
async function expectClean(url: string) {
  expect(url).toMatch(/^\/media\/[0-9a-f-]{36}\/1280\.webp\?/)
  for (const width of pictureWidths) {
    const { rawPayload, headers } = await site.app.inject(url.replace('1280.webp', `${width}.webp`))
    expect(headers['content-type']).toBe('image/webp')
    expect(rawPayload.includes(hidden)).toBe(false)
    const { format, exif, xmp: kept, icc, iptc, pages, comments } = await sharp(rawPayload).metadata()
    expect({ format, exif, kept, icc, iptc, pages, comments }).toEqual({ format: 'webp' })
  }
}

test.each<[string, () => Promise<Buffer>]>([
  ['a JPEG with place and author in its metadata', withMetadata('jpeg')],
  ['a PNG with place and author in its metadata', withMetadata('png')],
  ['a WebP with place and author in its metadata', withMetadata('webp')],
  ['a JPEG with a script as its comment', withSegment(0xfe, script)],
  ['a JPEG that is also valid JavaScript', withSegment(0xe1, `*/=alert('${hidden}');/*`)],
  ['a PNG with a text chunk', withChunk('tEXt', Buffer.from(`Comment\0${script}`))],
  [
    'a PNG with a compressed text chunk',
    withChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(script)])),
  ],
  [
    'a PNG with a compressed text chunk of 200 MB',
    withChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(200_000_000))])),
  ],
  ['a JPEG followed by HTML', followedBy(jpeg, `<html>${script}`)],
  ['a JPEG followed by PHP', followedBy(jpeg, `<?php /* ${hidden} */ system($_GET[0]);`)],
  ['a PNG followed by SVG', followedBy(png, `<svg onload="${hidden}"/>`)],
  ['a PNG followed by a zip archive', followedBy(png, `PK\u0003\u0004${hidden}`)],
  ['a WebP followed by a script', followedBy(webp, script)],
])('%s is stored as pixels only', async (_about, draw) => {
  const response = await send(await draw(), 'holiday.png')
  expect([response.statusCode, response.json()]).toEqual([201, { secure_url: expect.any(String) }])
  await expectClean(response.json().secure_url)
})

test('an animation is stored as its first frame', async () => {
  const frames = Buffer.concat([await plain(64, 64).raw().toBuffer(), await noisy(64, 64).raw().toBuffer()])
  const raw = { width: 64, height: 128, channels: 3, pageHeight: 64 } as const
  const moving = await sharp(frames, { raw })
    .webp({ loop: 0, delay: [80, 80] })
    .toBuffer()
  expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2)
  await expectClean((await send(moving, 'holiday.webp')).json().secure_url)
})

test.each([
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/cron.d/holiday',
  'C:\\holiday.png',
  'holiday.php',
  'holiday.svg',
  'holiday.png.html',
  '.htaccess',
  'holiday%00.png',
  '',
  ' ',
  '; rm -rf ~; .png',
  `${hidden}.png`,
  'x'.repeat(5_000),
])('a file named %j is stored under a generated name', async (fileName) => {
  const response = await send(await jpeg(), fileName)
  expect(response.statusCode).toBe(201)
  await expectClean(response.json().secure_url)
})
