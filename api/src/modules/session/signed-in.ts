import type { FastifyInstance, FastifyRequest } from 'fastify'
import { NotSignedIn, sessionExpired } from '@bucketeer/host/http'
import type { Database, Sentence } from '@bucketeer/host/server'
import { logUser } from '../../http/request-log'
import { limitByUser } from '../../limits/limits'
import type { Account, Person } from '../../database/person-row'
import { createSessionRepository, type SessionRepository } from './repository'
import { bearerToken, hashToken } from './token'

/** Returns the sentence for a suspended user, or undefined for others. */
export type ExplainSuspension = (
  person: Pick<Account, 'id' | 'suspendedAt'> | undefined,
) => Promise<Sentence | undefined>

declare module 'fastify' {
  interface FastifyInstance {
    sessions: SessionRepository
    explainSuspension: ExplainSuspension
  }
  interface FastifyRequest {
    /** The signed-in user. Throws on routes without the hook `signedIn`. */
    readonly user: Person
  }
}

const callsByPerson = limitByUser('calls-by-person')
const people = new WeakMap<FastifyRequest, Person>()

/** Adds `signedIn` and `request.user` to the app. */
export function recognisePeople(
  app: FastifyInstance,
  database: Database,
  explainSuspension: ExplainSuspension,
) {
  app.decorate('sessions', createSessionRepository(database))
  app.decorate('explainSuspension', explainSuspension)
  app.decorateRequest('user', { getter: userOf })
}

function userOf(this: FastifyRequest): Person {
  const person = people.get(this)
  if (!person) throw new Error(`${this.routeOptions.url} asks who is signed in without the hook signedIn.`)
  return person
}

/** Returns the user of the request's token, or undefined without a valid token. */
export async function whoCalls(request: FastifyRequest): Promise<Person | undefined> {
  const token = bearerToken(request.headers.authorization)
  const person = token && (await request.server.sessions.personOf(hashToken(token)))
  if (!person) return undefined
  people.set(request, person)
  logUser(request, person)
  return person
}

/**
 * An `onRequest` hook that rejects visitors with 401 before the body is read, and sets `request.user`. Runs one query for
 * a valid token.
 */
export async function signedIn(request: FastifyRequest) {
  const token = bearerToken(request.headers.authorization)
  if (!token) throw new NotSignedIn()
  if (!(await whoCalls(request))) {
    const { sessions, explainSuspension } = request.server
    const suspended = await sessions.suspendedPersonOf(hashToken(token))
    throw new NotSignedIn((await explainSuspension(suspended)) ?? sessionExpired)
  }
  await callsByPerson(request)
}
