import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { noisy, plain } from './testing/drawn-pictures'
import { asFile, form } from './testing/form'
import { startMediaSite, type MediaSite } from './testing/media-site'

let site: MediaSite
beforeAll(async () => {
  site = await startMediaSite()
})
afterAll(() => site.close())

describe('refuses with a reason', () => {
  const picture = plain(10, 10).png().toBuffer()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const cut = async (format: 'png' | 'jpeg' | 'webp') => {
    const whole = await noisy(400, 300).toFormat(format).toBuffer()
    return whole.subarray(0, Math.floor(whole.length * 0.9))
  }
  /** A PNG whose header claims the maximum size, with little data. */
  const boastful = async () => {
    const whole = Buffer.from(await picture)
    whole.writeUInt32BE(2 ** 31 - 1, 16)
    whole.writeUInt32BE(2 ** 31 - 1, 20)
    whole.writeUInt32BE(crc32(whole.subarray(12, 29)), 29)
    return whole
  }
  const bomb = () =>
    sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()

  // @spec S7.21
  test.each<[string, () => Promise<Buffer | string>, number, RegExp]>([
    ['an SVG', async () => svg, 415, /not a PNG, JPEG or WebP/],
    ['a text that calls itself png', async () => 'Dear Ada,', 415, /not a PNG, JPEG or WebP/],
    ['a GIF', () => plain(10, 10).gif().toBuffer(), 415, /not a PNG, JPEG or WebP/],
    [
      'an SVG behind the first bytes of a PNG',
      async () => Buffer.concat([(await picture).subarray(0, 8), Buffer.from(svg)]),
      400,
      /damaged/,
    ],
    ['a PNG that was cut off', () => cut('png'), 400, /damaged/],
    ['a JPEG that was cut off', () => cut('jpeg'), 400, /damaged/],
    ['a WebP that was cut off', () => cut('webp'), 400, /damaged/],
    ['an empty file', async () => '', 400, /empty/],
    ['more than 40 megapixels in a small file', bomb, 413, /40 megapixels/],
    ['a PNG that says it has 4 exapixels', boastful, 400, /damaged/],
    ['more than 10 MB', async () => Buffer.alloc(10 * 1024 * 1024 + 1), 413, /10 MB/],
    ['far more than 10 MB', async () => Buffer.alloc(30 * 1024 * 1024), 413, /10 MB/],
  ])('%s', async (_, content, status, reason) => {
    const response = await site.upload(await content())
    expect(response.statusCode).toBe(status)
    expect(response.json()).toEqual({
      code: expect.stringMatching(/^picture\.[a-z-]+$/),
      message: expect.stringMatching(reason),
    })
  })

  // @spec S7.21
  test.each<[string, (file: Buffer) => Parameters<typeof site.send>[0], number, RegExp]>([
    ['a form without a file', () => form({ name: 'title', content: 'Kayaking' }), 400, /no picture/],
    ['a text in the field', () => form({ name: 'pictures', content: 'Kayaking' }), 400, /no picture/],
    ['a file in another field', (file) => form(asFile(file, 'picture')), 400, /field ‘pictures’/],
    ['two files', (file) => form(asFile(file), asFile(file)), 400, /one picture at a time/],
    [
      'many files',
      (file) => form(...Array.from({ length: 9 }, () => asFile(file))),
      400,
      /one picture at a time/,
    ],
    [
      'a form that breaks off',
      (file) => ({ ...form(asFile(file)), payload: form(asFile(file)).payload.subarray(0, 150) }),
      400,
      /arrived incomplete/,
    ],
    [
      'a form without a boundary',
      (file) => ({
        ...form(asFile(file)),
        headers: { 'content-type': 'multipart/form-data' },
      }),
      400,
      /arrived incomplete/,
    ],
    ['a bare file', (payload) => ({ payload, headers: { 'content-type': 'image/png' } }), 415, /multipart/],
    [
      'JSON',
      () => ({
        payload: '{}',
        headers: { 'content-type': 'application/json' },
      }),
      415,
      /multipart/,
    ],
    ['nothing', () => ({ headers: {} }), 415, /multipart/],
  ])('%s', async (_, request, status, reason) => {
    const response = await site.send(request(await picture))
    expect(response.json()).toEqual({
      code: expect.stringMatching(/^picture\.[a-z-]+$/),
      message: expect.stringMatching(reason),
    })
    expect(response.statusCode).toBe(status)
  })

  test('accepts pictures after all of these', async () => {
    expect((await site.upload(await picture)).statusCode).toBe(201)
  })
})

test('a browser that sends too much receives the reason', async () => {
  const address = await site.app.listen({ port: 0, host: '127.0.0.1' })
  const { headers, payload } = form(asFile(Buffer.alloc(30 * 1024 * 1024), 'other'))
  const status = await sendAll(
    `${address}/api/upload`,
    { authorization: site.authorization, ...headers },
    payload,
  )
  expect(status).toBe(400)
})

/** Reads the response after sending everything, like a browser. */
const sendAll = async (url: string, headers: Record<string, string>, payload: Buffer) => {
  const request = httpRequest(url, {
    method: 'POST',
    headers: { ...headers, 'transfer-encoding': 'chunked' },
  })
  const answered = once(request, 'response')
  request.end(payload)
  await once(request, 'finish')
  const [response]: IncomingMessage[] = await answered
  response?.destroy()
  return response?.statusCode
}
