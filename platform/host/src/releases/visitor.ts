import { createHash, createHmac, randomBytes } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { SiteKey } from '../options'
import { isSameSecret } from '../server/http/same-secret'

/**
 * Returns the name of the cookie that identifies a visitor, so that visitors get the same versions each time. Over HTTPS
 * it has the `__Host-` prefix: browsers accept it from this host and over HTTPS only.
 */
const cohortCookie = (secure: boolean) => (secure ? '__Host-cohort' : 'cohort')

/** A browser, without any information about its user. */
export interface Visitor {
  id: string
  /** The cookie's value: the signed id. */
  cookie: string
}

const idLength = 22
const signatureOf = (key: Buffer, id: string) =>
  createHmac('sha256', key).update(id).digest('base64url').slice(0, idLength)

function newVisitor(key: Buffer): Visitor {
  const id = randomBytes(16).toString('base64url')
  return { id, cookie: `${id}.${signatureOf(key, id)}` }
}

/** Returns the visitor of a cookie; undefined without one, and for one that this site did not sign. */
function readVisitor(key: Buffer, cookie: string | undefined): Visitor | undefined {
  const [, id, signature] = /^([\w-]{22})\.([\w-]{22})$/.exec(cookie ?? '') ?? []
  if (!cookie || !id || !signature || !isSameSecret(signature, signatureOf(key, id))) return undefined
  return { id, cookie }
}

/** Returns the position of a visitor for a part's canaries, from 0 to 100. It is stable and differs between parts. */
export const canaryPosition = ({ id }: Visitor, part: string): number =>
  (createHash('sha256').update(`${id} ${part}`).digest().readUInt32BE(0) / 2 ** 32) * 100

const aYear = 365 * 24 * 3600

/**
 * Identifies visitors by their cookie.
 * @param secure whether the site is served over HTTPS
 */
export function createVisitorReader(siteKey: SiteKey, secure: boolean) {
  const name = cohortCookie(secure)
  const known = async (cookies: string | undefined): Promise<Visitor | undefined> =>
    cookies === undefined ? undefined : readVisitor(await siteKey(), parseCookie(cookies)[name])

  return {
    /** Returns the visitor of these cookies; undefined for a new one. */
    known,

    /** Returns the visitor of these cookies. A new one gets the returned cookie. */
    recognise: async (cookies: string | undefined): Promise<{ visitor: Visitor; setCookie?: string }> => {
      const before = await known(cookies)
      if (before) return { visitor: before }
      const visitor = newVisitor(await siteKey())
      const setCookie = stringifySetCookie(name, visitor.cookie, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure,
        maxAge: aYear,
      })
      return { visitor, setCookie }
    },
  }
}
