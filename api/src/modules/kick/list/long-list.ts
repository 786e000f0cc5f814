import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '../../../errors/http-error'
import { onResponseEnd } from '../../../http/on-response-end'
import { createSerialQueue } from '../../../http/serial-queue'

/** Number of Kicks in a chunk. A slow client keeps one chunk in memory. */
const pieceSize = 50

/** Maximum number of concurrent long lists of a user. Each keeps a chunk and compression buffers in memory. */
const mostAtOnce = 4

const tooManyAtOnce = () =>
  new HttpError(429, 'You are loading this list several times at once. Please try again in a moment.', {
    'retry-after': '2',
  })

interface Options<Item> {
  /** The ids of the whole list, in order. */
  ids: string[]
  /** Returns these Kicks for the response, without deleted ones. */
  read: (ids: string[]) => Promise<Item[]>
}

/**
 * Streams lists that are longer than a page of the site in chunks. The whole server reads one chunk at a time, and only
 * after the client has received the previous one, so that shorter requests are not delayed.
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
        // Serialises by the route's response schema, as Fastify does.
        yield separator + String(reply.serialize(items)).slice(1, -1)
        separator = ','
      }
      // Lets waiting requests run first.
      await nextTurn()
    }
    yield separator === '[' ? '[]' : ']'
  }

  return {
    /** @throws HttpError if the user already reads too many */
    admit: ({ user }: FastifyRequest, reply: FastifyReply) => count(user.id, reply),
    send: <Item>(reply: FastifyReply, options: Options<Item>) =>
      reply
        .type('application/json; charset=utf-8')
        .send(Readable.from(jsonOf(reply, options), { objectMode: false, highWaterMark: 1 })),
  }
}
