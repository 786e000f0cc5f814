import { nameKey } from '@bucketeer/shared-ui'
import type { Suggestion } from './place-directory'

/** 'Graz', 'Graz, TX, United States' and 'Graz, United States'. */
const namesOf = ({ name, area }: Suggestion) => {
  const country = area.split(',').at(-1) ?? ''
  return [name, ...(area ? [`${name}, ${area}`, `${name}, ${country}`] : [])].map(nameKey)
}

/**
 * Finds the place with the typed name, in any spelling, with or without area or country.
 * @param suggestions sorted by relevance; the first of several matches wins
 */
export function exactMatch(typed: string, suggestions: Suggestion[]): Suggestion | undefined {
  const wanted = nameKey(typed)
  return suggestions.find((place) => namesOf(place).includes(wanted))
}
