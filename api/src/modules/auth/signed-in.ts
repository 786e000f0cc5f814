import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notLoggedInAnyMore, NotSignedIn } from '../../errors/http-error'
import { limitByUser } from '../../limits/limits'
import type { Person } from '../user/repository'
import { createSessionRepository, type SessionRepository } from './repository'
import { bearerToken, hashToken } from './token'
import type { Database } from '../../database/database'

declare module 'fastify' {
  interface FastifyInstance {
    sessions: SessionRepository
  }
  interface FastifyRequest {
    /** Who calls. Only there on routes with the hook `signedIn`; elsewhere it throws. */
    readonly user: Person
  }
}

const callsByPerson = limitByUser('calls-by-person')
const people = new WeakMap<FastifyRequest, Person>()

/** Makes `signedIn` and `request.user` work in all routes of the app. */
export function recognisePeople(app: FastifyInstance, database: Database) {
  app.decorate('sessions', createSessionRepository(database))
  app.decorateRequest('user', { getter: userOf })
}

function userOf(this: FastifyRequest): Person {
  const person = people.get(this)
  if (!person) throw new Error(`${this.routeOptions.url} asks who is signed in without the hook signedIn.`)
  return person
}

/** Whose token the request carries; nobody's without one, and with one that is wrong or has ended. */
export async function whoCalls({ headers, server }: FastifyRequest): Promise<Person | undefined> {
  const token = bearerToken(headers.authorization)
  return token === undefined ? undefined : server.sessions.personOf(hashToken(token))
}

/**
 * An `onRequest` hook: refuses with 401 whoever is not signed in, before anything of the body is read, and says in
 * `request.user` who it is. Asks the database once.
 */
export async function signedIn(request: FastifyRequest) {
  if (!bearerToken(request.headers.authorization)) throw new NotSignedIn()
  const person = await whoCalls(request)
  if (!person) throw new NotSignedIn(notLoggedInAnyMore)
  people.set(request, person)
  await callsByPerson(request)
}
