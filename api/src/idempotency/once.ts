import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { Database, Queries } from '../database/database'
import { Conflict, Unprocessable } from '../errors/http-error'
import { earlierAnswer, forgetOldAnswers, keepAnswer, takeKey, type KeyedCall } from './repository'

/** The request headers of a call that makes something. */
export const onceHeaders = Type.Object({
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
export const createOnce = (database: Database) => {
  const underKey = async (call: KeyedCall, work: Work) => {
    await forgetOldAnswers(database)
    return database.transaction((transaction) => answerOnce(transaction, call, work))
  }

  return async (request: FastifyRequest, reply: FastifyReply, work: Work): Promise<void> => {
    const call = keyedCall(request)
    await reply.code(201).send(await (call ? underKey(call, work) : work(database)))
  }
}

async function answerOnce(transaction: Queries, call: KeyedCall, work: Work) {
  if (!(await takeKey(transaction, call))) return answerBefore(transaction, call)
  const answer = await work(transaction)
  await keepAnswer(transaction, call, answer)
  return answer
}

async function answerBefore(transaction: Queries, call: KeyedCall) {
  const earlier = await earlierAnswer(transaction, call)
  if (!earlier) throw new Conflict('This was being done already. Please try again.')
  if (!earlier.callHash.equals(call.callHash))
    throw new Unprocessable('This Idempotency-Key was used for something else. Please use a new one.')
  return earlier.answer
}

function keyedCall({ headers, user, method, url, body }: FastifyRequest): KeyedCall | undefined {
  const key = headers['idempotency-key']
  if (typeof key !== 'string') return undefined
  const call = JSON.stringify([method, url, body])
  return { userId: user.id, key, callHash: createHash('sha256').update(call).digest() }
}
