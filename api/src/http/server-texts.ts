import { pageLanguage } from '@bucketeer/host/http'
import { type Say, sayIn } from '@bucketeer/host/server'
import type { FastifyRequest } from 'fastify'

const catalogues = {
  de: () => import('../../translations/de.po'),
  ar: () => import('../../translations/ar.po'),
}

const isTranslated = (language: string): language is keyof typeof catalogues => language in catalogues

/** Returns the texts of mails and link previews in a language; in English if there is no catalogue of it. */
export async function textsIn(language: string): Promise<Say> {
  if (!isTranslated(language)) return sayIn('en')
  const { default: catalogue } = await catalogues[language]()
  return sayIn(language, catalogue)
}

/** Returns the language of the page that sends a request. */
export const languageOf = ({ headers }: FastifyRequest, { siteLanguage }: { siteLanguage: string }): string =>
  pageLanguage({ headers }, ['en', ...Object.keys(catalogues)], siteLanguage)

/** Returns the texts of a mail in the language that its recipient has chosen, or else in that of the page that causes it. */
export const mailTexts = (
  request: FastifyRequest,
  site: { siteLanguage: string },
  recipient?: { language: string | null },
): Promise<Say> => textsIn(recipient?.language ?? languageOf(request, site))
