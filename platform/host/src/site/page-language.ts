import type { IncomingHttpHeaders } from 'node:http'
import { languageCookie } from '@bucketeer/platform/text'
import { parseCookie } from 'cookie'
import Negotiator from 'negotiator'

interface Wishes {
  headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>
  /** The parameter `language` of the address, by which search engines find the other languages of a page. */
  query?: unknown
}

/**
 * Returns the language of a page: that of the address, or the user's choice, which a cookie has, or the first one of the
 * browser that the site has, or the site's.
 * @param languages those that the site has
 */
export function pageLanguage({ headers, query }: Wishes, languages: string[], siteLanguage: string): string {
  const { language } = Object(query) as { language?: unknown }
  const chosen = [language, parseCookie(headers.cookie ?? '')[languageCookie]]
  const known = languages.find((each) => each === chosen[0]) ?? languages.find((each) => each === chosen[1])
  if (known !== undefined) return known
  // Without the header, Negotiator takes each language for wanted.
  const [asked] = headers['accept-language'] ? new Negotiator({ headers }).languages(languages) : []
  return asked ?? siteLanguage
}
