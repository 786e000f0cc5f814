import { parseCookie, stringifySetCookie } from 'cookie'
import { cohortCookie, newVisitor, readVisitor, type Visitor } from './visitor'
import type { SiteKey } from './repository'

const aYear = 365 * 24 * 3600

/**
 * Tells visitors apart by their cookie.
 * @param secure whether people reach the site by https
 */
export const createVisitorReader = (siteKey: SiteKey, secure: boolean) => {
  const name = cohortCookie(secure)
  const known = async (cookies: string | undefined): Promise<Visitor | undefined> =>
    cookies === undefined ? undefined : readVisitor(await siteKey(), parseCookie(cookies)[name])

  return {
    /** Who sent these cookies; undefined for somebody new. */
    known,

    /** Who sent these cookies, and for somebody new the cookie that they are given. */
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
