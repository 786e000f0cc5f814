import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Fastify from 'fastify'
import { closeConnectionsOnShutdown } from './connections'

// They listen on a port.
const portOf = (server: Server) => (server.address() as AddressInfo).port

/** Starts a site whose one page answers once `answer` is called. */
const start = async () => {
  const app = Fastify()
  closeConnectionsOnShutdown(app)
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  app.get('/', () => isAnswered.then(() => 'Welcome'))
  await app.listen({ port: 0, host: '127.0.0.1' })
  let requests = 0
  app.server.on('request', () => (requests += 1))
  const untilRequests = async (count: number) => {
    while (requests < count) await nextTurn()
  }
  return { app, port: portOf(app.server), answer, untilRequests }
}

/** A connection that is still accepted would wait for its answer forever, and the test with it. */
const untilRefused = async (port: number) => {
  const refusal = () =>
    once(connect(port, '127.0.0.1'), 'connect').then(
      () => undefined,
      (error: Error) => error.message,
    )
  while (!(await refusal())?.includes('ECONNREFUSED')) await nextTurn()
}

test('a server that closes refuses new connections and answers the requests in flight', async () => {
  const { app, port, answer, untilRequests } = await start()
  const agent = new Agent({ keepAlive: true })
  const statuses = Array.from({ length: 60 }, async () => {
    // What a request is answered with.
    const [response] = (await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [IncomingMessage]
    response.resume()
    return response.statusCode
  })
  await untilRequests(statuses.length)
  const closed = app.close()
  await untilRefused(port)
  answer()
  expect(await Promise.all(statuses)).toEqual(statuses.map(() => 200))
  await closed
  agent.destroy()
})
