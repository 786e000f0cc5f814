import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setImmediate as nextTick } from 'node:timers/promises'
import Fastify from 'fastify'
import { closeConnectionsOnShutdown } from './connections'

const portOf = (server: Server) => (server.address() as AddressInfo).port

/** Starts an app whose one route responds when `respond` is called. */
const start = async () => {
  const app = Fastify()
  closeConnectionsOnShutdown(app)
  let respond = () => {}
  const responded = new Promise<void>((resolve) => (respond = resolve))
  app.get('/', () => responded.then(() => 'Welcome'))
  await app.listen({ port: 0, host: '127.0.0.1' })
  let requests = 0
  app.server.on('request', () => (requests += 1))
  const untilRequests = async (count: number) => {
    while (requests < count) await nextTick()
  }
  return { app, port: portOf(app.server), respond, untilRequests }
}

/** Waits until the server accepts no connections. */
const untilRefused = async (port: number) => {
  const refusal = () =>
    once(connect(port, '127.0.0.1'), 'connect').then(
      () => undefined,
      (error: Error) => error.message,
    )
  while (!(await refusal())?.includes('ECONNREFUSED')) await nextTick()
}

test('refuses new connections while it closes, and completes the requests in flight', async () => {
  const { app, port, respond, untilRequests } = await start()
  const agent = new Agent({ keepAlive: true })
  const statuses = Array.from({ length: 60 }, async () => {
    const [response] = (await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [IncomingMessage]
    response.resume()
    return response.statusCode
  })
  await untilRequests(statuses.length)
  const closed = app.close()
  await untilRefused(port)
  respond()
  expect(await Promise.all(statuses)).toEqual(statuses.map(() => 200))
  await closed
  agent.destroy()
})
