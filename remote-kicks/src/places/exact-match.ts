import type { Suggestion } from './place-directory'

/** Compares letters without their accents and case. */
const letters = new Intl.Collator('en', { sensitivity: 'base' })

const normalized = (text: string) => text.trim().replace(/\s+/g, ' ').replace(/ ?, ?/g, ', ')

/** 'Graz', 'Graz, TX, United States' and 'Graz, United States'. */
const namesOf = ({ name, area }: Suggestion) => {
  const country = area.split(',').at(-1) ?? ''
  return [name, `${name}, ${area}`, `${name}, ${country}`].map(normalized)
}

/**
 * Finds the place that is called what was typed, accents and case aside: by its name alone, or with its area or country.
 * @param suggestions the best match first, which is taken of several with that name
 */
export const exactMatch = (typed: string, suggestions: Suggestion[]): Suggestion | undefined =>
  suggestions.find((place) => namesOf(place).some((name) => letters.compare(name, normalized(typed)) === 0))
