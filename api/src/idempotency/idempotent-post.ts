import { createHash, createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Unprocessable } from '@bucketeer/host/http'
import type { Database, Queries } from '@bucketeer/host/server'
import { createSiteKey, type SiteKey } from '../site-key/repository'
import { createResponseRepository, type KeyedRequest } from './repository'
import { otherCall } from './words'

/** Creates the entity and returns the response body. It must run all queries on the given connection. */
type Create<Response> = (queries: Queries) => Promise<Response>

/** Returns the response body for what `create` returned, which is stored for a day and must have no secrets. */
type Complete<Stored> = (stored: Stored) => Promise<object>

/**
 * Creates a handler that responds with 201 and what `create` returns. With an `Idempotency-Key` it runs `create` once
 * per user and key: the entity and the key are stored in one transaction, so retries and simultaneous requests never
 * create two. A failed request stores neither and can be retried with the same key.
 */
export function createIdempotentPost(database: Database) {
  const siteKey = createSiteKey(database, 'idempotency')
  const runWithKey = async <Response extends object>(request: KeyedRequest, create: Create<Response>) => {
    await createResponseRepository(database).deleteExpired()
    return database.transaction((transaction) => runOnce(transaction, request, create))
  }

  return async <Response extends object>(
    request: FastifyRequest,
    reply: FastifyReply,
    create: Create<Response>,
    complete: Complete<Response> = async (response) => response,
  ): Promise<void> => {
    const keyed = await toKeyedRequest(request, siteKey)
    const stored = await (keyed ? runWithKey(keyed, create) : create(database))
    await reply.code(201).send(await complete(stored))
  }
}

async function runOnce<Response extends object>(
  transaction: Queries,
  request: KeyedRequest,
  create: Create<Response>,
) {
  const responses = createResponseRepository(transaction)
  await responses.lock(request)
  const earlier = await responses.find(request)
  if (earlier && !earlier.callHash.equals(request.callHash)) throw new Unprocessable(otherCall)
  // The stored response is of the same request and the same `create`.
  if (earlier) return earlier.answer as Response
  const response = await create(transaction)
  await responses.save(request, response)
  return response
}

/** Replaces passwords by a keyed hash: a fast hash of a request with its password could be used to guess it. */
const withHashedPasswords = (siteKey: Buffer) => (name: string, value: unknown) =>
  name === 'password' && typeof value === 'string'
    ? createHmac('sha256', siteKey).update(value).digest('base64url')
    : value

async function toKeyedRequest(
  { headers, user, method, url, body }: FastifyRequest,
  siteKey: SiteKey,
): Promise<KeyedRequest | undefined> {
  const key = headers['idempotency-key']
  if (typeof key !== 'string') return undefined
  const content = JSON.stringify([method, url, body], withHashedPasswords(await siteKey()))
  return { userId: user.id, key, callHash: createHash('sha256').update(content).digest() }
}
