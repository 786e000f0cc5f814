import { pageLanguage } from '@bucketeer/host/http'
import { type Say, sayIn } from '@bucketeer/host/server'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config'

const catalogues = {
  de: () => import('../../translations/de.po'),
  ar: () => import('../../translations/ar.po'),
}

const isTranslated = (language: string): language is keyof typeof catalogues => language in catalogues

/** Returns the texts of messages in a language; in English if there is no catalogue of it. */
export async function mailTexts(language: string): Promise<Say> {
  if (!isTranslated(language)) return sayIn('en')
  const { default: catalogue } = await catalogues[language]()
  return sayIn(language, catalogue)
}

/** Returns the texts of messages in the language of the page from which somebody causes one. */
export const mailTextsFor = (request: FastifyRequest, { siteLanguage }: Config): Promise<Say> =>
  mailTexts(pageLanguage({ headers: request.headers }, ['en', ...Object.keys(catalogues)], siteLanguage))
