import type { NameRow } from './repository'
import { spellingDistance } from './spelling-distance'

/** One edit for every four letters is a typo; more make another name. */
const lettersPerMistake = 4

/** A longer name with the query as prefix counts half an edit more. */
const unfinished = 0.5

/**
 * Returns the ids of places with similar names, the most similar first, then the larger ones.
 * @param spelling a result of searchSpelling
 */
export function lookalikes(spelling: string, names: NameRow[]): number[] {
  const most = Math.max(1, Math.floor(spelling.length / lettersPerMistake))
  const alike = names
    .map((row) => ({ ...row, mistakes: mistakesIn(spelling, row.name) }))
    .filter(({ mistakes }) => mistakes <= most + unfinished)
    .sort((one, other) => one.mistakes - other.mistakes || other.population - one.population)
  return [...new Set(alike.map(({ placeId }) => placeId))]
}

const mistakesIn = (spelling: string, name: string) =>
  Math.min(
    spellingDistance(spelling, name),
    spellingDistance(spelling, name.slice(0, spelling.length)) + unfinished,
  )
