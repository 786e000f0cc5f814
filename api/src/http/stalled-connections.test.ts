import { setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { connectRaw, idleBody } from '../../test/raw-client'
import { streamedUpload } from './route-config'
import { endStalledConnections } from './stalled-connections'

const times = { body: 300, upload: 900, answer: 600 }
const megabytes = 64

let app: FastifyInstance
let address: string
beforeAll(async () => {
  app = Fastify({ forceCloseConnections: true })
  endStalledConnections(app, times)
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  app.post('/json', ({ body }) => body)
  app.post('/refused', { onRequest: (_request, reply) => void reply.code(401).send('no') }, () => 'never')
  app.post('/slow', () => pause(times.body * 3, { isDone: true }))
  app.post('/upload', { config: streamedUpload }, async ({ raw }) => {
    let size = 0
    for await (const chunk of raw) size += Buffer.from(chunk).length
    return { size }
  })
  app.post('/busy-upload', { config: streamedUpload }, async ({ raw }) => {
    await pause(times.upload * 2)
    let size = 0
    for await (const chunk of raw) size += Buffer.from(chunk).length
    return { size }
  })
  app.get('/large', () => Buffer.alloc(megabytes * 1024 * 1024))
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const lasted = async (ended: Promise<unknown>) => {
  const since = performance.now()
  await ended
  return performance.now() - since
}

const upload = (path: string, length: number, body: string) =>
  `POST ${path} HTTP/1.1\r\nhost: site\r\ncontent-type: image/png\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n${body}`

test('answers 408 to a body that stalls', async () => {
  const { ended, received } = await connectRaw(address, idleBody('/json'))
  expect(await lasted(ended)).toBeLessThan(times.body * 2)
  expect(received()).toMatch(/^HTTP\/1\.1 408 /)
})

test('takes a slow body that goes on', async () => {
  const { socket, received, ended } = await connectRaw(address, idleBody('/json', { connection: 'close' }))
  for (const letter of `"a":"${'x'.repeat(42)}"}`) {
    await pause(times.body / 10)
    socket.write(letter)
  }
  await ended
  expect(received()).toMatch(/^HTTP\/1\.1 200 /)
})

test('gives an upload more time, and ends one that stalls', async () => {
  const { ended, received } = await connectRaw(address, upload('/upload', 1000, 'x'))
  const took = await lasted(ended)
  expect(took).toBeGreaterThan(times.upload * 0.9)
  expect(took).toBeLessThan(times.upload * 2)
  expect(received()).toMatch(/^HTTP\/1\.1 408 /)
})

test.each([10, 5_000_000])('does not end an upload of %i bytes that waits for the server', async (length) => {
  const { ended, received } = await connectRaw(address, upload('/busy-upload', length, 'x'.repeat(length)))
  await ended
  expect(received()).toContain(`{"size":${length}}`)
})

test('does not end a request that the server works on', async () => {
  const sent = `POST /slow HTTP/1.1\r\nhost: site\r\ncontent-type: application/json\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}`
  const { ended, received } = await connectRaw(address, sent)
  await ended
  expect(received()).toContain('{"isDone":true}')
})

test('ends the connection of a refused request whose body does not come', async () => {
  const { ended, received } = await connectRaw(address, idleBody('/refused'))
  expect(await lasted(ended)).toBeLessThan(times.body * 2)
  expect(received()).toMatch(/^HTTP\/1\.1 401 /)
})

const askForLarge = 'GET /large HTTP/1.1\r\nhost: site\r\nconnection: close\r\n\r\n'

test('ends the connection of a client that does not read its answer', async () => {
  const { socket, ended, received } = await connectRaw(address, askForLarge)
  socket.pause()
  await pause(times.answer * 3)
  socket.resume()
  await ended
  expect(received().length).toBeLessThan(megabytes * 1024 * 1024)
})

test('leaves a client that reads slowly its answer', async () => {
  const { socket, ended, received } = await connectRaw(address, askForLarge)
  const isOver = ended.then(() => true)
  while (!(await Promise.race([isOver, pause(times.answer / 4)]))) {
    socket.resume()
    await pause(10)
    if (!socket.destroyed) socket.pause()
  }
  expect(received().length).toBeGreaterThan(megabytes * 1024 * 1024)
})
