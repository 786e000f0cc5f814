import { once } from 'node:events'
import type { Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { connectRaw } from '../../test/raw-client'
import { until } from '../../test/until'
import { limitOpenRequests } from './open-requests'

const most = 20

let app: FastifyInstance
let address: string
let handled = 0
let answerSlow = (): void => undefined
beforeEach(async () => {
  handled = 0
  app = Fastify({ forceCloseConnections: true })
  limitOpenRequests(app, most)
  app.get('/slow', () => {
    handled += 1
    return new Promise((resolve) => (answerSlow = () => resolve('slow')))
  })
  app.get('/fast', () => {
    handled += 1
    return 'fast'
  })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: site\r\n\r\n`
/** All wait for the first, whose response comes first. */
const pipelined = get('/slow') + get('/fast').repeat(most - 1)
const status = async () => (await fetch(`${address}/fast`)).status

test('a connection that is reset leaves none of its pipelined requests open', async () => {
  const warnings: Error[] = []
  const warn = (warning: Error) => warnings.push(warning)
  process.on('warning', warn)
  for (let round = 1; round <= 2; round += 1) {
    const accepted = once(app.server, 'connection')
    const { socket } = await connectRaw(address, pipelined)
    const [served] = (await accepted) as [Socket]
    await until(() => (handled === most * round ? true : undefined), 100)
    const closed = new Promise((resolve) => served.once('close', resolve))
    socket.resetAndDestroy()
    await closed
  }
  expect(await status()).toBe(200)
  process.off('warning', warn)
  expect(warnings).toEqual([])
})

test('requests that follow each other on one connection leave no listeners behind', async () => {
  const accepted = once(app.server, 'connection')
  const { socket, received } = await connectRaw(address, get('/fast'))
  const [served] = (await accepted) as [Socket]
  const count = () => received().match(/HTTP\/1\.1 200/g)?.length
  await until(() => (count() === 1 ? true : undefined))
  const listeners = served.listenerCount('close')
  socket.write(pipelined)
  await until(() => (handled === most + 1 ? true : undefined))
  answerSlow()
  await until(() => (count() === most + 1 ? true : undefined))
  expect(served.listenerCount('close')).toBe(listeners)
  expect(await status()).toBe(200)
  socket.destroy()
})
