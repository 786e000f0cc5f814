import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '../../../errors/http-error'
import { createConcurrencyLimit } from '../../../http/concurrency-limit'
import { onResponseEnd } from '../../../http/on-response-end'
import { createSerialQueue } from '../../../http/serial-queue'

/** Number of Kicks in a chunk. A slow client keeps one chunk in memory. */
const pieceSize = 50

/** Maximum number of concurrent long lists of a user. Each keeps a chunk and compression buffers in memory. */
const maxConcurrent = 4

const tooManyAtOnce = () =>
  new HttpError(429, 'You are loading this list several times at once. Please try again in a moment.', {
    'retry-after': '2',
  })

const limitPerPerson = createConcurrencyLimit({ max: maxConcurrent, createError: tooManyAtOnce })

/** Resolves when the user has a place, which is theirs until the response ends. @throws HttpError if they have too many */
const admit = ({ user }: FastifyRequest, reply: FastifyReply) =>
  new Promise<void>((resolve, reject) => {
    const untilResponseEnds = () => {
      resolve()
      return new Promise<void>((end) => onResponseEnd(reply, end))
    }
    limitPerPerson(user.id, untilResponseEnds).catch(reject)
  })

interface Options<Item> {
  /** The ids of the whole list, in order. */
  ids: string[]
  /** Returns these Kicks for the response, without deleted ones. */
  read: (ids: string[]) => Promise<Item[]>
}

/**
 * Streams lists that are longer than a page of the site in chunks. The whole process reads one chunk at a time, and
 * only after the client has received the previous one, so that shorter requests are not delayed.
 */
export function createLongLists() {
  const enqueueRead = createSerialQueue()

  async function* jsonOf<Item>(reply: FastifyReply, { ids, read }: Options<Item>) {
    let separator = '['
    for (let begin = 0; begin < ids.length; begin += pieceSize) {
      const items = await enqueueRead(() => read(ids.slice(begin, begin + pieceSize)))
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
    admit,
    send: <Item>(reply: FastifyReply, options: Options<Item>) =>
      reply
        .type('application/json; charset=utf-8')
        .send(Readable.from(jsonOf(reply, options), { objectMode: false, highWaterMark: 1 })),
  }
}
