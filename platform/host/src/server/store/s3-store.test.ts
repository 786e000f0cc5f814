import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { startS3Server, type S3Server } from '../../../../../api/test/s3-server'
import { StoreUnavailable } from './object-store'
import { createS3Store } from './s3-store'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

let server: S3Server
beforeEach(async () => {
  server = await startS3Server()
})
afterEach(() => server.close())

/** Short only for a server that hangs: a busy machine answers late, too. */
const timeouts = () => ({ responseMs: server.faults.includes('hangs') ? 800 : 10_000, retryDelayMs: 1 })
const store = (changes: Partial<S3Server['config']> = {}) =>
  createS3Store({ ...server.config, ...changes }, timeouts())
const read = async (key: string) => {
  const found = await store().open(key)
  return found && text(found.stream)
}

test.each([503, 500, 429, 'hangs'] as const)('retries once after %s', async (fault) => {
  server.faults.push(fault)
  await store().put('pictures/a/640.webp', Buffer.from('ahoy'))
  server.faults.push(fault)
  expect(await read('pictures/a/640.webp')).toBe('ahoy')
  expect(server.objects.get('pictures/a/640.webp')?.type).toBe('image/webp')
  expect(server.requestCount()).toBe(4)
})

test('sends a whole stream again on a retry, and leaves no temporary file', async () => {
  const temporaryFiles = async () =>
    (await readdir(tmpdir())).filter((name) => name.startsWith('bucketeer-upload-'))
  const before = await temporaryFiles()
  server.faults.push(503)
  await store().put(
    'big',
    Readable.from(Array.from({ length: 50 }, (_, index) => Buffer.alloc(20_000, index))),
  )
  expect(server.objects.get('big')?.bytes.length).toBe(1_000_000)
  expect(server.requestCount()).toBe(2)
  expect(await temporaryFiles()).toEqual(before)
})

test('rejects with StoreUnavailable after two failures', async () => {
  server.faults.push(503, 'hangs')
  await expect(store().put('a', Buffer.from('ahoy'))).rejects.toThrow(StoreUnavailable)
  expect(server.objects.size).toBe(0)
  server.faults.push(503, 503)
  await expect(store().open('a')).rejects.toThrow('does not respond: 503 InternalError')
})

test.each([
  ['a wrong secret', { secretAccessKey: 'guessed' }, '403'],
  ['an unknown key', { accessKeyId: 'AKIANOBODY' }, '403'],
  ['a missing bucket', { bucket: 'elsewhere' }, '404'],
])(
  'rejects without a retry for %s, instead of reporting a missing object',
  async (_what, changes, status) => {
    for (const call of [
      store(changes).open('a'),
      store(changes).put('a', Buffer.from('x')),
      store(changes).check(),
    ])
      await expect(call).rejects.toThrow(`rejects the request: ${status}`)
    await expect(store(changes).open('a')).rejects.toThrow(/SignatureDoesNotMatch|NoSuchBucket/)
    expect(server.requestCount()).toBe(4)
  },
)

test('follows no redirect', async () => {
  const elsewhere = jest.fn()
  const service = createServer((request, response) => {
    if (request.url === '/elsewhere') elsewhere()
    response.writeHead(307, { location: '/elsewhere' }).end()
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  const endpoint = `http://127.0.0.1:${port}`
  await expect(store({ endpoint }).open('a')).rejects.toThrow('rejects the request: 307')
  service.closeAllConnections()
  service.close()
  expect(elsewhere).not.toHaveBeenCalled()
})

test('fails a read with StoreUnavailable when the connection breaks', async () => {
  await store().put('a', Buffer.alloc(1000))
  server.faults.push('breaks off')
  await expect(read('a')).rejects.toThrow(StoreUnavailable)
})

test('reads an object whole after a garbage collection between its opening and its reading', async () => {
  await store().put('a', Buffer.from('ahoy'))
  const opened = await Promise.all(Array.from({ length: 8 }, () => store().open('a')))
  for (let round = 0; round < 5; round += 1) {
    collectGarbage()
    await pause(20)
  }
  const contents = await Promise.all(opened.map((found) => found && text(found.stream)))
  expect(contents).toEqual(Array(8).fill('ahoy'))
})

test('rejects with StoreUnavailable when the service is down', async () => {
  await server.close()
  await expect(store().check()).rejects.toThrow(StoreUnavailable)
})
