import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * The name of the cookie that tells one visitor from another, so that everybody gets the same versions each time. By
 * https it begins so that browsers take it from this host alone, and by https only.
 */
export const cohortCookie = (secure: boolean) => (secure ? '__Host-cohort' : 'cohort')

/** Somebody's browser; says nothing of who they are. */
export interface Visitor {
  id: string
  /** The cookie's value: the id, signed. */
  cookie: string
}

const idLength = 22
const signatureOf = (key: Buffer, id: string) =>
  createHmac('sha256', key).update(id).digest('base64url').slice(0, idLength)

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

export const newVisitor = (key: Buffer): Visitor => {
  const id = randomBytes(16).toString('base64url')
  return { id, cookie: `${id}.${signatureOf(key, id)}` }
}

/** Who sent this cookie; undefined without one, and for one that this site did not sign. */
export const readVisitor = (key: Buffer, cookie: string | undefined): Visitor | undefined => {
  const [, id, signature] = /^([\w-]{22})\.([\w-]{22})$/.exec(cookie ?? '') ?? []
  if (!cookie || !id || !signature || !isSame(signature, signatureOf(key, id))) return undefined
  return { id, cookie }
}

/** Where a visitor stands among all for a part's canaries, from 0 to 100: always the same, and another for each part. */
export const standingIn = ({ id }: Visitor, part: string): number =>
  (createHash('sha256').update(`${id} ${part}`).digest().readUInt32BE(0) / 2 ** 32) * 100
