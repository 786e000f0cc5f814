import type { FastifyInstance, FastifyReply } from 'fastify'
import { onResponseEnd } from './on-response-end'

interface Held {
  bytes: number
  /** As of `performance.now()`. */
  since: number
}

/** Maximum bytes of all responses of this process that clients have not read yet. */
const maxHeldBytes = 64 * 1024 * 1024

/** Returns 0 for streams, which keep no more than a chunk in memory. */
const sizeOf = (payload: unknown) =>
  typeof payload === 'string' || Buffer.isBuffer(payload) ? Buffer.byteLength(payload) : 0

/**
 * Limits the bytes that slow readers keep in memory, over all connections. A response that exceeds the limit closes the
 * connections that have occupied most bytes for the longest time, so that the others go on.
 */
export function limitHeldResponses(app: FastifyInstance, max = maxHeldBytes) {
  const held = new Map<FastifyReply, Held>()
  let total = 0
  const help = 'Bytes of responses that clients have not read yet. The slowest readers are closed at 64 MiB.'
  app.metrics.addGauge('http_response_bytes_held', help, () => total)

  const release = (reply: FastifyReply) => {
    total -= held.get(reply)?.bytes ?? 0
    held.delete(reply)
  }

  const endSlowest = () => {
    const now = performance.now()
    const costOf = ({ bytes, since }: Held) => bytes * (now - since)
    const [slowest] = [...held].reduce((worst, each) => (costOf(each[1]) > costOf(worst[1]) ? each : worst))
    release(slowest)
    app.metrics.rejectedRequests.inc({ reason: 'slow-reader' })
    slowest.request.raw.socket.destroy()
  }

  app.addHook('onSend', (_request, reply, payload, done) => {
    const bytes = sizeOf(payload)
    while (held.size > 0 && total + bytes > max) endSlowest()
    if (bytes > 0) {
      total += bytes
      held.set(reply, { bytes, since: performance.now() })
      onResponseEnd(reply, () => release(reply))
    }
    done(null, payload)
  })
}
