import sharp from 'sharp'
import { pictureIdOf } from './picture-urls'
import { noisy, plain } from './testing/drawn-pictures'
import { asFile, form } from './testing/form'
import { startMediaSite, type MediaSite } from './testing/media-site'

let site: MediaSite
beforeAll(async () => {
  site = await startMediaSite()
})
afterAll(() => site.close())

const fetchPicture = async (url: string) => (await site.app.inject(url)).rawPayload
const sizeOf = async (url: string) => {
  const { width, height, format } = await sharp(await fetchPicture(url)).metadata()
  return { width, height, format }
}

test('needs a login', async () => {
  const { payload, headers } = form(asFile(await plain(10, 10).png().toBuffer()))
  const response = await site.app.inject({ method: 'POST', url: '/api/upload', payload, headers })
  expect(response.statusCode).toBe(401)
  expect(response.json()).toEqual({ code: 'session.missing', message: expect.any(String) })
})

// @spec S3.20 S7.21
test.each(['png', 'jpeg', 'webp'] as const)('a %s becomes three WebP pictures', async (format) => {
  const response = await site.upload(await noisy(1600, 1200).toFormat(format).toBuffer())
  expect(response.statusCode).toBe(201)
  const { secure_url: url } = response.json()
  expect(pictureIdOf(url, undefined)).not.toBeNull()
  expect(await sizeOf(url)).toEqual({ width: 1280, height: 960, format: 'webp' })
  expect(await sizeOf(url.replace('1280.webp', '640.webp'))).toEqual({
    width: 640,
    height: 480,
    format: 'webp',
  })
  expect(await sizeOf(url.replace('1280.webp', '320.webp'))).toEqual({
    width: 320,
    height: 240,
    format: 'webp',
  })
})

test('accepts a picture of several megabytes', async () => {
  const file = await noisy(2400, 1200).png({ compressionLevel: 1 }).toBuffer()
  expect(file.length).toBeGreaterThan(2_000_000)
  expect((await site.upload(file)).statusCode).toBe(201)
})

test('does not enlarge a small picture and keeps transparency', async () => {
  const small = sharp({ create: { width: 100, height: 50, channels: 4, background: '#0000' } })
  const { secure_url: url } = (await site.upload(await small.png().toBuffer())).json()
  expect(await sizeOf(url)).toEqual({ width: 100, height: 50, format: 'webp' })
  expect((await sharp(await fetchPicture(url)).metadata()).hasAlpha).toBe(true)
})

test('rotates a photo by EXIF and removes its metadata', async () => {
  const exif = { IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } }
  const photo = await noisy(400, 200).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { secure_url: url } = (await site.upload(photo)).json()
  const kept = await sharp(await fetchPicture(url)).metadata()
  expect([kept.width, kept.height]).toEqual([200, 400])
  expect([kept.exif, kept.xmp, kept.icc, kept.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('stores the uploader as owner', async () => {
  const { secure_url: url } = (await site.upload(await plain(64, 32).png().toBuffer())).json()
  const { rows } = await site.database.$client.query(
    'select email, width, height from pictures join users on users.id = owner_id where pictures.id = $1',
    [pictureIdOf(url, undefined)],
  )
  expect(rows).toEqual([{ email: 'ada@example.com', width: 64, height: 32 }])
})
