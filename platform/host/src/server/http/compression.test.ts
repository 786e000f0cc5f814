import Fastify, { type FastifyInstance } from 'fastify'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Readable } from 'node:stream'
import { compressResponses } from './compression'

const long = { words: 'A list of things to do. '.repeat(100) }
const asText = JSON.stringify(long)
const chunks = ['[', asText, ']']

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  compressResponses(app)
  app.get('/long', async (_, reply) => reply.header('vary', 'origin').send(long))
  app.get('/short', async () => ({ words: 'Soon.' }))
  app.get('/compressed', async (_, reply) => reply.header('content-encoding', 'br').send(asText))
  app.get('/stream', (_, reply) => reply.type('application/json').send(Readable.from(chunks)))
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
] as const)('compresses a long text for a client that accepts %s', async (accepted, encoding, decompress) => {
  const { headers, rawPayload } = await get('/long', accepted)
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers['vary']).toBe('origin, accept-encoding')
  expect(Number(headers['content-length'])).toBe(rawPayload.length)
  expect(rawPayload.length).toBeLessThan(asText.length / 4)
  expect(decompress(rawPayload).toString()).toBe(asText)
})

test.each([undefined, '', 'identity', 'zstd', 'brotli', 'br;q=0'])(
  'sends a long text uncompressed, with a vary header, to a client that accepts %s',
  async (accepted) => {
    const { headers, body } = await get('/long', accepted)
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['vary']).toBe('origin, accept-encoding')
    expect(body).toBe(asText)
  },
)

test.each(['/short', '/bytes'])('does not compress %s', async (url) => {
  const { headers } = await get(url, 'br')
  expect(headers['content-encoding']).toBeUndefined()
})

test('does not compress a compressed response again', async () => {
  expect((await get('/compressed', 'br')).body).toBe(asText)
})

test('compresses a JSON stream with gzip only', async () => {
  const { headers, rawPayload } = await get('/stream', 'br, gzip')
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(gunzipSync(rawPayload).toString()).toBe(chunks.join(''))
  expect((await get('/stream', 'br')).body).toBe(chunks.join(''))
})
