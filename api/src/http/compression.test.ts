import Fastify, { type FastifyInstance } from 'fastify'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Readable } from 'node:stream'
import { compressResponses } from './compression'

const long = { words: 'What one means to do before long. '.repeat(100) }
const asText = JSON.stringify(long)
const pieces = ['[', asText, ']']

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  compressResponses(app)
  app.get('/long', async (_, reply) => reply.header('vary', 'origin').send(long))
  app.get('/short', async () => ({ words: 'Soon.' }))
  app.get('/ready', async (_, reply) => reply.header('content-encoding', 'br').send(asText))
  app.get('/stream', (_, reply) => reply.type('application/json').send(Readable.from(pieces)))
  app.get('/bytes', async (_, reply) => reply.send(Buffer.from(asText)))
  await app.ready()
})
afterAll(() => app.close())

const get = (url: string, accepted?: string) =>
  app.inject({ url, ...(accepted !== undefined && { headers: { 'accept-encoding': accepted } }) })

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.8', 'gzip', gunzipSync],
] as const)('a long text is compressed for who accepts %s', async (accepted, encoding, open) => {
  const { headers, rawPayload } = await get('/long', accepted)
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers['vary']).toBe('origin, accept-encoding')
  expect(Number(headers['content-length'])).toBe(rawPayload.length)
  expect(rawPayload.length).toBeLessThan(asText.length / 4)
  expect(open(rawPayload).toString()).toBe(asText)
})

test.each([undefined, '', 'identity', 'zstd', 'brotli', 'br;q=0'])(
  'it goes as it is to who accepts %s, and caches hear that this depends on it',
  async (accepted) => {
    const { headers, body } = await get('/long', accepted)
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['vary']).toBe('origin, accept-encoding')
    expect(body).toBe(asText)
  },
)

test.each(['/short', '/bytes'])('%s goes as it is', async (url) => {
  const { headers } = await get(url, 'br')
  expect(headers['content-encoding']).toBeUndefined()
})

test('what is compressed already is not compressed again', async () => {
  expect((await get('/ready', 'br')).body).toBe(asText)
})

test('compresses a stream of JSON by gzip, which needs little memory', async () => {
  const { headers, rawPayload } = await get('/stream', 'br, gzip')
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(gunzipSync(rawPayload).toString()).toBe(pieces.join(''))
  expect((await get('/stream', 'br')).body).toBe(pieces.join(''))
})
