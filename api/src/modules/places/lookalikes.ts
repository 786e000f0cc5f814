import type { NameRow } from './repository'
import { spellingDistance } from './spelling-distance'

/** A mistake for every four letters is a typo; more make another name. */
const lettersPerMistake = 4

/** A name that goes on after what was typed counts as half a mistake more. */
const unfinished = 0.5

/**
 * The ids of places whose names are spelled much like what was typed: the most alike first, of these the larger ones.
 * @param spelling a searchSpelling
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
