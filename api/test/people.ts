import { eq, sql } from 'drizzle-orm'
import { users } from '../src/database/schema'
import type { TestSite } from './test-site'

let count = 0

export interface SignedIn {
  token: string
  userId: string
  email: string
}

export const password = 'a walk in the woods'

/** Signs up a new user. */
export async function signUp({ call }: TestSite, changes: object = {}): Promise<SignedIn> {
  count += 1
  const email = `person${count}@bucketeer.example`
  const profile = { userName: `Person ${count}`, email, tagline: 'Out and about', password, ...changes }
  const { body } = await call({ method: 'POST', url: '/auth/signup', body: profile })
  const token = textAt(body, 'authToken')
  const { body: user } = await call({ method: 'GET', url: '/auth/verify', token })
  return { token, userId: textAt(user, '_id'), email: textAt(user, 'email') }
}

/** Signs up somebody whose account is older than the limits of new ones. */
export async function signUpLongAgo(site: TestSite, changes: object = {}): Promise<SignedIn> {
  const person = await signUp(site, changes)
  const createdAt = sql`now() - interval '8 days'`
  await site.database.update(users).set({ createdAt }).where(eq(users.id, person.userId))
  return person
}

/** Returns the text under a key of a response body. @throws without one */
export function textAt(body: unknown, key: string): string {
  const value: unknown =
    typeof body === 'object' && body !== null && key in body ? Object(body)[key] : undefined
  if (typeof value !== 'string') throw new Error(`There is no text ${key} in ${JSON.stringify(body)}.`)
  return value
}
