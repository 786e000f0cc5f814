import Fastify, { type FastifyInstance } from 'fastify'
import { setTimeout as pause } from 'node:timers/promises'
import { connectRaw } from '../../test/raw-client'
import { waitFor } from '../../test/wait-for'
import { addSiteMetrics } from '../metrics/site-metrics'
import { limitHeldResponses } from './held-responses'

/** More than the operating system buffers for a connection. */
const long = 'x'.repeat(16_000_000)

let app: FastifyInstance
let address: string
beforeEach(async () => {
  app = Fastify()
  addSiteMetrics(app)
  limitHeldResponses(app, 2.5 * long.length)
  app.get('/long', () => long)
  app.get('/short', () => 'hello')
  address = await app.listen()
})
afterEach(async () => {
  app.server.closeAllConnections()
  await app.close()
})

const readSlowly = async () => {
  const client = await connectRaw(address, 'GET /long HTTP/1.1\r\nhost: site\r\n\r\n')
  client.socket.pause()
  return client
}
const heldBytes = async () => {
  const metrics = await app.metrics.registry.getSingleMetric('http_response_bytes_held')?.get()
  return metrics?.values[0]?.value
}

test('closes the connections of the slowest readers when all together hold too many bytes', async () => {
  const [first, second] = [await readSlowly(), await readSlowly()]
  await waitFor(async () => (await heldBytes()) === 2 * long.length)
  await pause(20)
  const third = await readSlowly()
  const isEnded = async ({ ended }: typeof first) => Promise.race([ended.then(() => true), pause(500)])
  first.socket.resume()
  await first.ended
  expect(first.received().length).toBeLessThan(long.length)
  expect([await isEnded(second), await isEnded(third)]).toEqual([undefined, undefined])
  expect(await (await fetch(`${address}/short`)).text()).toBe('hello')
  expect(await heldBytes()).toBe(2 * long.length)
  for (const { socket } of [second, third]) socket.destroy()
  await waitFor(async () => (await heldBytes()) === 0)
})

test('counts the responses of pipelined requests, which wait for each other', async () => {
  const get = 'GET /long HTTP/1.1\r\nhost: site\r\n\r\n'
  const { socket, ended } = await connectRaw(address, get.repeat(4))
  socket.pause()
  await pause(300)
  socket.resume()
  await ended
  await waitFor(async () => (await heldBytes()) === 0)
})

test('keeps a fast reader connected', async () => {
  for (let times = 0; times < 5; times += 1)
    expect((await (await fetch(`${address}/long`)).text()).length).toBe(long.length)
})
