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

/** Returns the text under a key of a response body. @throws without one */
export function textAt(body: unknown, key: string): string {
  const value: unknown =
    typeof body === 'object' && body !== null && key in body ? Object(body)[key] : undefined
  if (typeof value !== 'string') throw new Error(`There is no text ${key} in ${JSON.stringify(body)}.`)
  return value
}
