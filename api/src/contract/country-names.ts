import { foldText } from '@bucketeer/platform/text'

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Returns the country's English name, e.g. Switzerland for CH. */
export const countryName = (code: string): string => english.of(code) ?? code

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const codes = letters
  .flatMap((one) => letters.map((other) => one + other))
  .filter((code) => english.of(code) !== undefined)

/** The names of all countries in each language, folded, the longest first, with their English ones. */
const namesIn = new Map<string, [name: string, english: string][]>()

function countryNamesIn(language: string) {
  const known = namesIn.get(language)
  if (known) return known
  const regions = new Intl.DisplayNames(language, { type: 'region' })
  const names = codes
    .map((code): [string, string] => [foldText(regions.of(code) ?? code), foldText(countryName(code))])
    .sort(([one], [other]) => other.length - one.length)
  namesIn.set(language, names)
  return names
}

/**
 * Returns a search with the English name of the country that it names in a language, because Kicks have English ones;
 * undefined if it names none.
 */
export function withEnglishCountry(q: string, language: string): string | undefined {
  if (language === 'en') return undefined
  const search = ` ${foldText(q)} `
  const [name, englishName] = countryNamesIn(language).find(([each]) => search.includes(` ${each} `)) ?? []
  return name === englishName ? undefined : search.replace(` ${name} `, ` ${englishName} `).trim()
}
