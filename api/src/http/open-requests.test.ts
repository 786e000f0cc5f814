import { once } from 'node:events'
import type { Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { connectRaw } from '../../test/raw-client'
import { waitFor } from '../../test/wait-for'
import { limitOpenRequests } from './open-requests'

const max = 20

let app: FastifyInstance
let address: string
let handled = 0
let respondSlow = (): void => undefined
beforeEach(async () => {
  handled = 0
  app = Fastify({ forceCloseConnections: true })
  limitOpenRequests(app, max)
  app.get('/slow', () => {
    handled += 1
    return new Promise((resolve) => (respondSlow = () => resolve('slow')))
  })
  app.get('/fast', () => {
    handled += 1
    return 'fast'
  })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: site\r\n\r\n`
/** The responses are queued behind the first one, because pipelined responses keep their order. */
const pipelined = get('/slow') + get('/fast').repeat(max - 1)
const status = async () => (await fetch(`${address}/fast`)).status

test('counts no pipelined request of a reset connection as open', async () => {
  const warnings: Error[] = []
  const warn = (warning: Error) => warnings.push(warning)
  process.on('warning', warn)
  for (let round = 1; round <= 2; round += 1) {
    const accepted = once(app.server, 'connection')
    const { socket } = await connectRaw(address, pipelined)
    const [served] = (await accepted) as [Socket]
    await waitFor(() => (handled === max * round ? true : undefined), 100)
    const closed = new Promise((resolve) => served.once('close', resolve))
    socket.resetAndDestroy()
    await closed
  }
  expect(await status()).toBe(200)
  process.off('warning', warn)
  expect(warnings).toEqual([])
})

test('removes its listeners after each request of a connection', async () => {
  const accepted = once(app.server, 'connection')
  const { socket, received } = await connectRaw(address, get('/fast'))
  const [served] = (await accepted) as [Socket]
  const count = () => received().match(/HTTP\/1\.1 200/g)?.length
  await waitFor(() => (count() === 1 ? true : undefined))
  const listeners = served.listenerCount('close')
  socket.write(pipelined)
  await waitFor(() => (handled === max + 1 ? true : undefined))
  respondSlow()
  await waitFor(() => (count() === max + 1 ? true : undefined))
  expect(served.listenerCount('close')).toBe(listeners)
  expect(await status()).toBe(200)
  socket.destroy()
})
