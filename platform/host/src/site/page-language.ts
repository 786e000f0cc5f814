import type { IncomingHttpHeaders } from 'node:http'
import { languageCookie } from '@bucketeer/platform/text'
import { parseCookie } from 'cookie'
import Negotiator from 'negotiator'

interface LanguageRequest {
  headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>
  /** The parameter `language` of the address, by which search engines find the other languages of a page. */
  query?: unknown
}

/**
 * Returns the language of a page: that of the address, or the user's choice, which a cookie has, or the first one of the
 * browser that the site has, or the site's.
 * @param languages those that the site has
 */
export function pageLanguage({ headers, query }: LanguageRequest, languages: string[], siteLanguage: string) {
  const { language } = Object(query) as { language?: unknown }
  const choices = [language, parseCookie(headers.cookie ?? '')[languageCookie]]
  const [chosen] = choices.flatMap((choice) => languages.find((each) => each === choice) ?? [])
  if (chosen !== undefined) return chosen
  // Without the header, Negotiator returns all languages.
  const [asked] = headers['accept-language'] ? new Negotiator({ headers }).languages(languages) : []
  return asked ?? siteLanguage
}
