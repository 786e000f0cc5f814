import type { NameRow } from './repository'
import { spellingDistance } from './spelling-distance'

/** One edit for every four letters is a typo; more make another name. */
const lettersPerEdit = 4

/** A longer name with the query as prefix counts half an edit more. */
const prefixPenalty = 0.5

/**
 * Returns the ids of places with similar names, the most similar first, then the more prominent ones.
 * @param spelling a result of foldText
 */
export function placesWithSimilarNames(spelling: string, names: NameRow[]): number[] {
  const maxEdits = Math.max(1, Math.floor(spelling.length / lettersPerEdit))
  const similar = names
    .map((row) => ({ ...row, edits: editsTo(spelling, row.name) }))
    .filter(({ edits }) => edits <= maxEdits + prefixPenalty)
    .sort((one, other) => one.edits - other.edits || other.prominence - one.prominence)
  return [...new Set(similar.map(({ placeId }) => placeId))]
}

const editsTo = (spelling: string, name: string) =>
  Math.min(
    spellingDistance(spelling, name),
    spellingDistance(spelling, name.slice(0, spelling.length)) + prefixPenalty,
  )
