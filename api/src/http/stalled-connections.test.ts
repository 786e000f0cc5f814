import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import Fastify, { type FastifyInstance } from 'fastify'
import { streamedUpload } from '@bucketeer/host/http'
import { connectRaw, idleBody } from '../../test/raw-client'
import { waitFor } from '../../test/wait-for'
import { endStalledConnections } from './stalled-connections'

/** The differences exceed the delays of a busy machine, some hundred milliseconds. */
const timeouts = { body: 800, upload: 2400, response: 1500 }
const megabytes = 64

let app: FastifyInstance
let address: string
beforeAll(async () => {
  app = Fastify({ forceCloseConnections: true })
  endStalledConnections(app, timeouts)
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  app.post('/json', ({ body }) => body)
  app.post('/rejected', { onRequest: (_request, reply) => void reply.code(401).send('no') }, () => 'never')
  app.post('/slow', () => pause(timeouts.body * 2, { isDone: true }))
  app.post('/upload', { config: streamedUpload }, async ({ raw }) => {
    let size = 0
    for await (const chunk of raw) size += Buffer.from(chunk).length
    return { size }
  })
  app.post('/busy-upload', { config: streamedUpload }, async ({ raw }) => {
    await pause(timeouts.upload * 2)
    let size = 0
    for await (const chunk of raw) size += Buffer.from(chunk).length
    return { size }
  })
  app.get('/large', () => Buffer.alloc(megabytes * 1024 * 1024))
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const countConnections = () => promisify(app.server.getConnections.bind(app.server))()

const durationOf = async (ended: Promise<unknown>) => {
  const start = performance.now()
  await ended
  return performance.now() - start
}

const upload = (path: string, length: number, body: string) =>
  `POST ${path} HTTP/1.1\r\nhost: site\r\ncontent-type: image/png\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n${body}`

test('responds with 408 to a body that stalls', async () => {
  const { ended, received } = await connectRaw(address, idleBody('/json'))
  expect(await durationOf(ended)).toBeLessThan(timeouts.upload)
  expect(received()).toMatch(/^HTTP\/1\.1 408 /)
})

test('accepts a slow body that makes progress', async () => {
  const { socket, received, ended } = await connectRaw(address, idleBody('/json', { connection: 'close' }))
  for (const chunk of [...Array.from({ length: 12 }, () => '   '), '"a":"xxxxxx"}']) {
    await pause(timeouts.body / 10)
    socket.write(chunk)
  }
  await ended
  expect(received()).toMatch(/^HTTP\/1\.1 200 /)
})

test('ends a stalled upload after the longer timeout of uploads', async () => {
  const { ended, received } = await connectRaw(address, upload('/upload', 1000, 'x'))
  expect(await durationOf(ended)).toBeGreaterThan(timeouts.upload * 0.9)
  expect(received()).toMatch(/^HTTP\/1\.1 408 /)
})

test.each([10, 5_000_000])(
  'keeps the connection of an upload of %i bytes that waits for the server',
  async (length) => {
    const { ended, received } = await connectRaw(address, upload('/busy-upload', length, 'x'.repeat(length)))
    await ended
    expect(received()).toContain(`{"size":${length}}`)
  },
)

test('keeps the connection of a request that the server processes', async () => {
  const sent = `POST /slow HTTP/1.1\r\nhost: site\r\ncontent-type: application/json\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}`
  const { ended, received } = await connectRaw(address, sent)
  await ended
  expect(received()).toContain('{"isDone":true}')
})

test('ends the connection of a rejected request whose body stalls', async () => {
  const { ended, received } = await connectRaw(address, idleBody('/rejected'))
  expect(await durationOf(ended)).toBeLessThan(timeouts.upload)
  expect(received()).toMatch(/^HTTP\/1\.1 401 /)
})

const largeRequest = 'GET /large HTTP/1.1\r\nhost: site\r\nconnection: close\r\n\r\n'

test('ends the connection of a client that stops reading the response', async () => {
  const { socket, ended, received } = await connectRaw(address, largeRequest)
  socket.pause()
  await waitFor(async () => (await countConnections()) === 0)
  socket.resume()
  await ended
  expect(received().length).toBeLessThan(megabytes * 1024 * 1024)
})

test('sends the whole response to a client that reads slowly', async () => {
  const { socket, ended, received } = await connectRaw(address, largeRequest)
  const hasEnded = ended.then(() => true)
  // Parts that make the operating system take more from the server, however busy the machine is.
  const part = 4 * 1024 * 1024
  let wanted = 0
  socket.on('data', () => void (received().length > wanted && socket.pause()))
  const readPart = async () => {
    wanted = received().length + part
    socket.resume()
    await pause(timeouts.response / 4)
  }
  const duration = durationOf(ended)
  while (!socket.destroyed) await Promise.race([hasEnded, readPart()])
  expect(await duration).toBeGreaterThan(timeouts.response * 2)
  expect(received().length).toBeGreaterThan(megabytes * 1024 * 1024)
})
