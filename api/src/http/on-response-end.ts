import type { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'

/** What runs when a connection closes; pipelined requests share a connection, and so its one listener. */
const runsOnClose = new WeakMap<Socket, Set<() => void>>()

/** @returns what removes it again */
function onClosed(socket: Socket, run: () => void) {
  const known = runsOnClose.get(socket)
  const runs = known ?? new Set()
  const runAll = () => runs.forEach((each) => each())
  if (!known) {
    runsOnClose.set(socket, runs)
    socket.once('close', runAll)
  }
  runs.add(run)
  return () => void runs.delete(run)
}

/**
 * Runs once: when the response has been handed to the operating system, or the client is gone. The response of a
 * pipelined request has no socket before its turn comes, so the end of the connection closes it without an event.
 */
export function onResponseEnd({ raw, request }: FastifyReply, run: () => void) {
  const { socket } = request.raw
  if (socket.closed) return run()
  const end = () => {
    raw.off('finish', end).off('close', end)
    forget()
    run()
  }
  const forget = onClosed(socket, end)
  raw.on('finish', end).on('close', end)
}
