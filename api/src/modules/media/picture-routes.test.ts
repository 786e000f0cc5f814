import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { previewSize } from './preview-picture'
import { noisy } from './testing/drawn-pictures'
import { startMediaSite, type MediaSite } from './testing/media-site'

let site: MediaSite
beforeAll(async () => {
  site = await startMediaSite()
})
afterAll(() => site.close())

describe('a picture’s address', () => {
  let url: string
  beforeAll(async () => {
    url = (await site.upload(await noisy(500, 400).jpeg().toBuffer())).json().secure_url
  })

  // @spec S3.20
  test('is served as an immutable picture with safe headers', async () => {
    const response = await site.app.inject(url)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(response.rawPayload.length),
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy':
        "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[^"]+"$/),
    })
  })

  test('returns 304 for a matching ETag and 200 for another', async () => {
    const { etag } = (await site.app.inject(url)).headers
    const again = await site.app.inject({ url, headers: { 'if-none-match': String(etag) } })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
    const other = await site.app.inject({
      url: url.replace('1280.webp', '320.webp'),
      headers: { 'if-none-match': String(etag) },
    })
    expect(other.statusCode).toBe(200)
  })

  test('returns no body for HEAD', async () => {
    const whole = await site.app.inject(url)
    const head = await site.app.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
    expect(head.headers['content-length']).toBe(whole.headers['content-length'])
  })

  test.each([
    ['another width', () => url.replace('1280.webp', '1281.webp')],
    ['another kind', () => url.replace('.webp', '.png')],
    ['an unknown picture', () => `/media/${randomUUID()}/1280.webp`],
    ['no id', () => '/media/..%2f..%2fsecret/1280.webp'],
    ['a path out of the store', () => '/media/..%2F..%2F..%2Fetc/passwd'],
  ])('gets 404 with %s, and the response is not cached', async (_, address) => {
    const response = await site.app.inject(address())
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({
      code: expect.stringMatching(/\.(missing|unknown|no-method)$/),
      message: expect.any(String),
    })
    expect(response.headers['cache-control']).toBe('no-store')
  })
})

describe('the picture of a link preview', () => {
  const preview = (url: string) => url.replace(/1280\.webp.*/, 'preview.jpg')
  const uploaded = async () => {
    const response = await site.upload(await noisy(400, 900).png().toBuffer())
    return String(response.json().secure_url)
  }

  test('is a JPEG with the size that the page names, for what everybody can open', async () => {
    const url = await uploaded()
    const payload = { name: 'Open', description: '', picture: url }
    await site.app.inject({
      method: 'POST',
      url: '/api/bucket',
      headers: { authorization: site.authorization },
      payload: { ...payload, audience: 'Members' },
    })
    const response = await site.app.inject(preview(url))
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=31536000, immutable',
    })
    const { format, width, height } = await sharp(response.rawPayload).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', ...previewSize })
  })

  test('is missing for what not everybody can open, and for unknown pictures', async () => {
    const url = await uploaded()
    expect((await site.app.inject(preview(url))).statusCode).toBe(404)
    expect((await site.app.inject(`/media/${randomUUID()}/preview.jpg`)).statusCode).toBe(404)
    expect((await site.app.inject('/media/no-id/preview.jpg')).statusCode).toBe(404)
  })
})
