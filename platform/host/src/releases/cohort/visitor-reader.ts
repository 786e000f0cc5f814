import { parseCookie, stringifySetCookie } from 'cookie'
import type { SiteKey } from '../../options'
import { cohortCookie, newVisitor, readVisitor, type Visitor } from './visitor'

const aYear = 365 * 24 * 3600

/**
 * Identifies visitors by their cookie.
 * @param secure whether the site is served over HTTPS
 */
export const createVisitorReader = (siteKey: SiteKey, secure: boolean) => {
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

export type VisitorReader = ReturnType<typeof createVisitorReader>
