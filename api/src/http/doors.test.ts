import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type Server } from 'node:http'
import { connect, Server as Door, type AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Fastify from 'fastify'
import { addDoors, waitingToConnect } from './doors'
import { endConnectionsOnClose } from './graceful-close'

// They listen on a port.
const portOf = (server: Server) => (server.address() as AddressInfo).port

/** The most of a hundred people, who come at once, that are let in in a turn of the loop. */
const mostPerTurn = async (server: Server) => {
  const people = Array.from({ length: 100 }, () => connect(portOf(server), '127.0.0.1'))
  let inside = 0
  let most = 0
  const count = () => (inside += 1)
  server.on('connection', count)
  while (inside < people.length) {
    const before = inside
    await nextTurn()
    most = Math.max(most, inside - before)
  }
  server.off('connection', count)
  for (const person of people) person.destroy()
  return most
}

/** A site whose one page waits until it is let go, and whose doors are open. */
const start = async () => {
  const app = Fastify()
  endConnectionsOnClose(app)
  addDoors(app)
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
  app.get('/', () => isLetGo.then(() => 'Welcome'))
  await app.listen({ port: 0, host: '127.0.0.1' })
  for (let tries = 0; tries < 50 && (await mostPerTurn(app.server)) < 5; tries += 1);
  let asked = 0
  app.server.on('request', () => (asked += 1))
  const untilAsked = async (times: number) => {
    while (asked < times) await nextTurn()
  }
  return { app, port: portOf(app.server), letGo, untilAsked }
}

test('of many who come at once, several are let in for each turn of the loop', async () => {
  const { app } = await start()
  expect(await mostPerTurn(app.server)).toBeGreaterThan(4)
  await app.close()
})

test('as many may wait at the doors as at the server itself', async () => {
  const listen = jest.spyOn(Door.prototype, 'listen')
  const { app } = await start()
  expect(listen).toHaveBeenLastCalledWith(expect.anything(), waitingToConnect)
  await app.close()
})

/** Somebody who comes in meanwhile would never be refused: their calls wait, and the test with them. */
const untilRefused = async (port: number) => {
  const refusal = () =>
    once(connect(port, '127.0.0.1'), 'connect').then(
      () => undefined,
      (error: Error) => error.message,
    )
  while (!(await refusal())?.includes('ECONNREFUSED')) await nextTurn()
}

test('when the app closes nobody comes in any more, and whoever came in by any door is answered', async () => {
  const { app, port, letGo, untilAsked } = await start()
  const agent = new Agent({ keepAlive: true })
  const answers = Array.from({ length: 60 }, async () => {
    // What a call is answered with.
    const [answer] = (await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [IncomingMessage]
    answer.resume()
    return answer.statusCode
  })
  await untilAsked(answers.length)
  const closed = app.close()
  await untilRefused(port)
  letGo()
  expect(await Promise.all(answers)).toEqual(answers.map(() => 200))
  await closed
  agent.destroy()
})

test('an app that is closed before its doors are open leaves none', async () => {
  const app = Fastify()
  addDoors(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const port = portOf(app.server)
  await app.close()
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED')
})
