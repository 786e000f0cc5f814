import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createQueue } from '@bucketeer/platform'
import type { FastifyReply } from 'fastify'
import { createConcurrencyLimit } from './concurrency-limit'
import { tooManyLongAnswers } from './words'

/** Number of Kicks in a chunk. A slow client keeps one chunk in memory. */
const pieceSize = 50

/** Maximum number of concurrent long answers of a reader. Each keeps a chunk and compression buffers in memory. */
const maxConcurrent = 4

const limitPerReader = createConcurrencyLimit({
  max: maxConcurrent,
  message: tooManyLongAnswers,
  headers: { 'retry-after': '2' },
})

/** The process reads one chunk at a time, so that shorter requests are not delayed. */
const enqueueRead = createQueue(1)

/**
 * Takes one of the reader's places until the response ends.
 * @param reader the id of a user, or the address key of a visitor
 * @throws HttpError if they have too many
 */
export const admitLongAnswer = limitPerReader.admit

/** Reads a long answer that is one chunk, under the limits of long lists. @throws HttpError if the reader has too many */
export async function readLongAnswer<T>(reader: string, reply: FastifyReply, read: () => Promise<T>) {
  admitLongAnswer(reader, reply)
  return enqueueRead(read)
}

interface Options<Item> {
  /** The ids of the whole list, in order. */
  ids: string[]
  /** Returns these Kicks for the response, without deleted ones. */
  read: (ids: string[]) => Promise<Item[]>
}

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

/** Streams a list that is longer than a page of the site. Reads a chunk only after the client has received the previous one. */
export const sendLongList = <Item>(reply: FastifyReply, options: Options<Item>) =>
  reply
    .type('application/json; charset=utf-8')
    .send(Readable.from(jsonOf(reply, options), { objectMode: false, highWaterMark: 1 }))
