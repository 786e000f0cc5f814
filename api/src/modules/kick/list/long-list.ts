import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '../../../errors/http-error'
import { onResponseEnd } from '../../../http/on-response-end'
import { createSerialQueue } from '../../../http/serial-queue'

/** How many Kicks are read, and held for a client that reads slowly, at a time. */
const pieceSize = 50

/** How many long lists one person may read at once: each holds a piece and the buffers of its compression. */
const mostAtOnce = 4

const tooManyAtOnce = () =>
  new HttpError(429, 'You are loading this list several times at once. Please try again in a moment.', {
    'retry-after': '2',
  })

interface Options<Item> {
  /** Those of the whole list, in its order. */
  ids: string[]
  /** Presents these; leaves out those that are gone. */
  read: (ids: string[]) => Promise<Item[]>
}

/**
 * Sends lists that are longer than a page of the site, in pieces: one piece is read at a time on the whole server, and
 * only when the client has read the one before, so that shorter calls go on beside it.
 */
export function createLongLists() {
  const inTurn = createSerialQueue()
  const openByPerson = new Map<string, number>()

  const count = (userId: string, reply: FastifyReply) => {
    const open = openByPerson.get(userId) ?? 0
    if (open >= mostAtOnce) throw tooManyAtOnce()
    openByPerson.set(userId, open + 1)
    onResponseEnd(reply, () => {
      const left = (openByPerson.get(userId) ?? 1) - 1
      if (left > 0) openByPerson.set(userId, left)
      else openByPerson.delete(userId)
    })
  }

  async function* jsonOf<Item>(reply: FastifyReply, { ids, read }: Options<Item>) {
    let separator = '['
    for (let begin = 0; begin < ids.length; begin += pieceSize) {
      const items = await inTurn(() => read(ids.slice(begin, begin + pieceSize)))
      if (items.length > 0) {
        // By the route's schema of the answer, as Fastify does it.
        yield separator + String(reply.serialize(items)).slice(1, -1)
        separator = ','
      }
      // Lets the calls that wait come first.
      await nextTurn()
    }
    yield separator === '[' ? '[]' : ']'
  }

  return {
    /** @throws HttpError when the person reads several already */
    admit: ({ user }: FastifyRequest, reply: FastifyReply) => count(user.id, reply),
    send: <Item>(reply: FastifyReply, options: Options<Item>) =>
      reply
        .type('application/json; charset=utf-8')
        .send(Readable.from(jsonOf(reply, options), { objectMode: false, highWaterMark: 1 })),
  }
}
