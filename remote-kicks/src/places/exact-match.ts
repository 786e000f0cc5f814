import type { Suggestion } from './place-directory'

/** Compares letters, ignoring accents and case. */
const letters = new Intl.Collator('en', { sensitivity: 'base' })

const normalized = (text: string) => text.trim().replace(/\s+/g, ' ').replace(/ ?, ?/g, ', ')

/** 'Graz', 'Graz, TX, United States' and 'Graz, United States'. */
const namesOf = ({ name, area }: Suggestion) => {
  const country = area.split(',').at(-1) ?? ''
  return [name, ...(area ? [`${name}, ${area}`, `${name}, ${country}`] : [])].map(normalized)
}

/**
 * Finds the place with the typed name, ignoring accents and case, with or without area or country.
 * @param suggestions sorted by relevance; the first of several matches wins
 */
export const exactMatch = (typed: string, suggestions: Suggestion[]): Suggestion | undefined =>
  suggestions.find((place) => namesOf(place).some((name) => letters.compare(name, normalized(typed)) === 0))
