import type { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'

/** Callbacks by connection: pipelined requests share the one `close` listener of theirs. */
const closeCallbacks = new WeakMap<Socket, Set<() => void>>()

/** @returns a function that removes the callback */
function onClose(socket: Socket, callback: () => void) {
  const existing = closeCallbacks.get(socket)
  const callbacks = existing ?? new Set()
  if (!existing) {
    closeCallbacks.set(socket, callbacks)
    socket.once('close', () => callbacks.forEach((each) => each()))
  }
  callbacks.add(callback)
  return () => void callbacks.delete(callback)
}

/**
 * Calls back once, when the response was passed to the operating system or the connection has closed. It listens to the
 * connection too, because a queued response of a pipelined request emits no `close` event.
 */
export function onResponseEnd({ raw, request }: FastifyReply, callback: () => void) {
  const { socket } = request.raw
  if (socket.closed) return callback()
  const end = () => {
    raw.off('finish', end).off('close', end)
    removeCloseCallback()
    callback()
  }
  const removeCloseCallback = onClose(socket, end)
  raw.on('finish', end).on('close', end)
}
