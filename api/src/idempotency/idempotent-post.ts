import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { Database, Queries } from '../database/database'
import { Conflict } from '../errors/domain-error'
import { Unprocessable } from '../errors/http-error'
import { findResponse, deleteExpiredResponses, saveResponse, claimKey, type KeyedRequest } from './repository'

/** The request headers of a call that makes something. */
export const idempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      title: 'Idempotency-Key',
      minLength: 1,
      maxLength: 255,
      description:
        'Any text of your choice. The same call under the same key within 24 hours is done once: later ones get the answer of the first. Another call under the same key gets 422.',
    }),
  ),
})

/** Makes the thing and gives the answer. All its queries have to go where it is told, and to nothing else. */
type Work = (queries: Queries) => Promise<object>

/**
 * For routes that make something: answers 201 with what `work` gives, and under an `Idempotency-Key` lets it work once.
 * What was made and that it was made are stored in one transaction, so that a lost answer, a crash or many tries at the
 * same time never make two. What failed was not made, and may be tried again under the same key.
 */
export const createIdempotentPost = (database: Database) => {
  const runWithKey = async (call: KeyedRequest, work: Work) => {
    await deleteExpiredResponses(database)
    return database.transaction((transaction) => runOnce(transaction, call, work))
  }

  return async (request: FastifyRequest, reply: FastifyReply, work: Work): Promise<void> => {
    const call = toKeyedRequest(request)
    await reply.code(201).send(await (call ? runWithKey(call, work) : work(database)))
  }
}

async function runOnce(transaction: Queries, call: KeyedRequest, work: Work) {
  if (!(await claimKey(transaction, call))) return replayResponse(transaction, call)
  const answer = await work(transaction)
  await saveResponse(transaction, call, answer)
  return answer
}

async function replayResponse(transaction: Queries, call: KeyedRequest) {
  const earlier = await findResponse(transaction, call)
  if (!earlier) throw new Conflict('This was being done already. Please try again.')
  if (!earlier.callHash.equals(call.callHash))
    throw new Unprocessable('This Idempotency-Key was used for something else. Please use a new one.')
  return earlier.answer
}

function toKeyedRequest({ headers, user, method, url, body }: FastifyRequest): KeyedRequest | undefined {
  const key = headers['idempotency-key']
  if (typeof key !== 'string') return undefined
  const call = JSON.stringify([method, url, body])
  return { userId: user.id, key, callHash: createHash('sha256').update(call).digest() }
}
