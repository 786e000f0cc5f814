import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { Database, Queries } from '../database/database'
import { Conflict } from '../errors/domain-error'
import { Unprocessable } from '../errors/http-error'
import { findResponse, deleteExpiredResponses, saveResponse, claimKey, type KeyedRequest } from './repository'

/** The request headers of idempotent POST requests. */
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

/** Creates the entity and returns the response body. It must run all queries on the given connection. */
type Create = (queries: Queries) => Promise<object>

/**
 * Creates a handler that responds with 201 and what `create` returns. With an `Idempotency-Key` it runs `create` once
 * per user and key: the entity and the key are stored in one transaction, so retries and simultaneous requests never
 * create two. A failed request stores neither and can be retried with the same key.
 */
export const createIdempotentPost = (database: Database) => {
  const runWithKey = async (request: KeyedRequest, create: Create) => {
    await deleteExpiredResponses(database)
    return database.transaction((transaction) => runOnce(transaction, request, create))
  }

  return async (request: FastifyRequest, reply: FastifyReply, create: Create): Promise<void> => {
    const keyed = toKeyedRequest(request)
    await reply.code(201).send(await (keyed ? runWithKey(keyed, create) : create(database)))
  }
}

async function runOnce(transaction: Queries, request: KeyedRequest, create: Create) {
  if (!(await claimKey(transaction, request))) return replayResponse(transaction, request)
  const response = await create(transaction)
  await saveResponse(transaction, request, response)
  return response
}

async function replayResponse(transaction: Queries, request: KeyedRequest) {
  const earlier = await findResponse(transaction, request)
  if (!earlier) throw new Conflict('This was being done already. Please try again.')
  if (!earlier.callHash.equals(request.callHash))
    throw new Unprocessable('This Idempotency-Key was used for something else. Please use a new one.')
  return earlier.answer
}

function toKeyedRequest({ headers, user, method, url, body }: FastifyRequest): KeyedRequest | undefined {
  const key = headers['idempotency-key']
  if (typeof key !== 'string') return undefined
  const content = JSON.stringify([method, url, body])
  return { userId: user.id, key, callHash: createHash('sha256').update(content).digest() }
}
