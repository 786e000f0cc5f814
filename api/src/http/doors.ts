import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'

/** How many new connections come in for each turn of Node's loop, besides the one of the server itself. */
const doorCount = 32

/** How many may come at once and wait to be let in; beyond it they would try again after seconds, and more of them. */
export const waitingToConnect = 4096

/** As Node's servers of HTTP have it: they see to the end of a connection themselves, and send at once. */
const asForHttp = { allowHalfOpen: true, noDelay: true }

/** Gives back a handle as often as it is told to, and ends. Each comes back with a descriptor of its own. */
const copier = `process.on('message', (count, handle) => {
  const giveBack = () => (count-- > 0 ? process.send('copy', handle, giveBack) : process.disconnect())
  giveBack()
})`

/** What a server that listens does so with. Node has no public name for it, and no way to copy a descriptor. */
const handleOf = (server: Server) => (server as unknown as { _handle: Server })._handle

const copiesOf = async (server: Server, count: number): Promise<object[]> => {
  const child = spawn(process.execPath, ['-e', copier], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const copies: object[] = []
  child.on('message', (_, handle: unknown) => {
    if (typeof handle === 'object' && handle) copies.push(handle)
  })
  const ended = once(child, 'exit')
  // Who waits for it below hears of it; until then nobody does.
  ended.catch(() => undefined)
  child.send(count, handleOf(server))
  await ended
  return copies
}

/**
 * Lets more than one new connection in for each turn of Node's loop. A server takes one a turn since libuv 1.45
 * (https://github.com/libuv/libuv/pull/3696), and a turn in which hundreds of calls are answered is long: when many
 * people come at once, they wait for seconds at the door, and cannot even be told to come later. Several servers that
 * listen on the same socket each take one; all hand it to the app's own. From Node 22.12 on, `reusePort` would do.
 */
export function addDoors(app: FastifyInstance) {
  let opened: Promise<Server[]> = Promise.resolve([])
  const warn = (error: unknown) => app.log.warn(error, 'New connections come in one by one')
  app.addHook('onListen', () => {
    // There, Node still lets several in.
    if (process.platform === 'win32') return
    const letIn = (person: Socket) => app.server.emit('connection', person)
    opened = copiesOf(app.server, doorCount).then((copies) =>
      copies.map((copy) => createServer(asForHttp, letIn).on('error', warn).listen(copy, waitingToConnect)),
    )
    opened.catch(warn)
  })
  app.addHook('preClose', async () => {
    // The app's own would go on letting people in while those of the other doors are served: Fastify closes it later.
    const doors = [app.server, ...(await opened.catch(() => []))].filter(({ listening }) => listening)
    const closed = doors.map((door) => promisify(door.close.bind(door))())
    app.server.closeIdleConnections()
    await Promise.all(closed)
  })
}
