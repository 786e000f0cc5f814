import { once } from 'node:events'
import { get } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import Fastify from 'fastify'
import { shellRelease, deployToken, publish, shellFiles } from '../../../../api/test/releases'
import { openTestSite, type TestSite } from '../../../../api/test/test-site'
import { bytesOf, rangeOf } from '../server/http/byte-range'
import { sendFile } from './send-file'

test.each([
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=3-5', { start: 3, end: 5 }],
  ['bytes=3-99', { start: 3, end: 9 }],
  ['bytes=-4', { start: 6, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
])('of ten bytes, %s are %j', (header, range) => {
  expect(rangeOf(header, 10)).toEqual(range)
})

test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('%s is unsatisfiable for ten bytes', (header) => {
  expect(rangeOf(header, 10)).toBe('nothing')
})

test('every range of an empty file is unsatisfiable', () => {
  expect(rangeOf('bytes=0-', 0)).toBe('nothing')
  expect(rangeOf('bytes=-5', 0)).toBe('nothing')
})

test.each([undefined, '', 'bytes=-', 'bytes=5-3', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=a-b'])(
  '%s returns the whole file',
  (header) => {
    expect(rangeOf(header, 10)).toBe('whole')
  },
)

test.each([
  { range: { start: 0, end: 8 }, text: 'abcdefghi' },
  { range: { start: 1, end: 1 }, text: 'b' },
  { range: { start: 2, end: 6 }, text: 'cdefg' },
  { range: { start: 3, end: 5 }, text: 'def' },
])('bytes are cut out of a stream where its chunks meet: $text', async ({ range, text }) => {
  const chunks = ['abc', 'def', 'ghi'].map((chunk) => Buffer.from(chunk))
  expect((await buffer(bytesOf(Readable.from(chunks), range))).toString()).toBe(text)
})

test('does not read beyond the last byte', async () => {
  const source = Readable.from(['abc', 'def', 'ghi'].map((chunk) => Buffer.from(chunk)))
  await buffer(bytesOf(source, { start: 0, end: 1 }))
  expect(source.destroyed).toBe(true)
})

test('closes the source when the client aborts before the first byte', async () => {
  const source = Readable.from([Buffer.from('abc')])
  const bytes = bytesOf(source, { start: 0, end: 1 })
  bytes.destroy()
  await once(bytes, 'close')
  expect(source.destroyed).toBe(true)
})

test('stops reading when the client aborts while bytes are skipped', async () => {
  let read = () => {}
  const isRead = new Promise<void>((resolve) => (read = resolve))
  const source = new Readable({ read })
  const app = Fastify()
  app.get('/', (request, reply) =>
    sendFile(request, reply, { path: 'banner.webm', stream: source, size: 1000, encoding: 'identity' }),
  )
  const call = get(await app.listen({ port: 0, host: '127.0.0.1' }), { headers: { range: 'bytes=900-' } })
  call.on('error', () => {})
  await isRead
  call.destroy()
  await once(source, 'close')
  await app.close()
})

describe('GET of a released file', () => {
  const files = { ...shellFiles, 'banner.webm': '0123456789' }
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite({ deployToken })
    await publish(site, shellRelease({}, files), files)
  })
  afterAll(() => site.close())

  const fetchFile = (path: string, headers: Record<string, string>) =>
    site.app.inject({ method: 'GET', url: `/releases/shell/1.0.0-s00000001/${path}`, headers })

  test('returns the requested range', async () => {
    const response = await fetchFile('banner.webm', { range: 'bytes=2-4' })
    expect(response.statusCode).toBe(206)
    expect(response.body).toBe('234')
    expect(response.headers).toMatchObject({
      'content-type': 'video/webm',
      'content-range': 'bytes 2-4/10',
      'content-length': '3',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  test('returns Accept-Ranges with the whole file', async () => {
    const response = await fetchFile('banner.webm', {})
    expect(response).toMatchObject({ statusCode: 200, body: '0123456789' })
    expect(response.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': '10' })
  })

  test('returns its length and no-store for an unsatisfiable range', async () => {
    const response = await fetchFile('banner.webm', { range: 'bytes=10-' })
    expect(response.statusCode).toBe(416)
    expect(response.json()).toHaveProperty('message')
    expect(response.headers['content-range']).toBe('bytes */10')
    expect(response.headers['cache-control'] ?? '').not.toContain('immutable')
  })

  test('returns its length for HEAD', async () => {
    const url = '/releases/shell/1.0.0-s00000001/banner.webm'
    const response = await site.app.inject({ method: 'HEAD', url })
    expect(response).toMatchObject({ statusCode: 200, body: '' })
    expect(response.headers['content-length']).toBe('10')
  })

  test('returns the whole file when it is compressed', async () => {
    const response = await fetchFile('shell.js', { range: 'bytes=0-1', 'accept-encoding': 'br' })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-encoding']).toBe('br')
    expect(response.headers['accept-ranges']).toBeUndefined()
  })
})
