import { isolate } from '@bucketeer/platform/text'
import { directed, pageLanguage } from '../messages/page-language'
import { words } from './words'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

let codes: Map<string | undefined, string> | undefined

/** Returns the ISO 3166 codes of all regions that the browser knows, by their English names. */
function codesByName() {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return new Map(
    letters.flatMap((one) => letters.map((other) => [english.of(one + other), one + other] as const)),
  )
}

/** Returns the name of a country in the page's language, given its English one; an unknown name as it is. */
export function countryName(english: string): string {
  if (pageLanguage() === 'en') return english
  codes ??= codesByName()
  const code = codes.get(english)
  return (code && new Intl.DisplayNames(pageLanguage(), { type: 'region' }).of(code)) ?? english
}

/** Returns the English name of a country, given its name in the page's language; another text as it is. */
export function englishCountryName(name: string): string {
  const regions = new Intl.DisplayNames(pageLanguage(), { type: 'region' })
  codes ??= codesByName()
  for (const [english, code] of codes)
    if (english && regions.of(code)?.toLowerCase() === name.trim().toLowerCase()) return english
  return name
}

/** Joins the name of a place, its country and further regions, from the smallest to the largest; each once. */
export function placeText(...[place, ...regions]: (string | null | undefined)[]): string {
  const isCountry = regions.includes(place)
  const names = [isCountry ? undefined : place, ...regions.map((region) => region && countryName(region))]
  const [first = '', ...others] = new Set(names.flatMap((name) => name || []))
  return others.length === 0 ? directed(isolate(first)) : others.reduce(words.within, first)
}
