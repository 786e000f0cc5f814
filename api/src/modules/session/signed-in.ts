import type { FastifyInstance, FastifyRequest } from 'fastify'
import { NotSignedIn, sessionExpired } from '@bucketeer/host/http'
import type { AppDeps } from '../../app-deps'
import { logUser } from '../../http/request-log'
import { limitByUser } from '../../limits/limits'
import type { Person } from '../../database/person-row'
import { createSessionRepository, type SessionRepository } from './repository'
import { createSuspensions, type ExplainSuspension } from './suspension'
import { bearerToken, hashToken } from './token'

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
export function recognisePeople(app: FastifyInstance, deps: Pick<AppDeps, 'config' | 'database'>) {
  app.decorate('sessions', createSessionRepository(deps.database))
  app.decorate('explainSuspension', createSuspensions(deps))
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
