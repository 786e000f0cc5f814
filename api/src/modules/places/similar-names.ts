import { spellingDistance } from '../../contract/spelling-distance'
import type { NameRow } from './repository'

/** Characters that a typo can insert or replace. */
const typed = [...'abcdefghijklmnopqrstuvwxyz ']

/** Length of the prefix in which typos are corrected. Each additional letter costs 55 lookups. */
const searchedLetters = 8

/**
 * Returns the possible prefixes of the intended name: with one letter removed, added, replaced, or swapped with the next
 * one.
 * @param spelling a result of foldText
 */
export function possiblePrefixes(spelling: string): string[] {
  const letters = [...spelling].slice(0, searchedLetters)
  const before = (at: number) => letters.slice(0, at).join('')
  const after = (at: number) => letters.slice(at).join('')
  const starts = letters.flatMap((letter, at) => [
    before(at) + after(at + 1),
    before(at) + (letters[at + 1] ?? '') + letter + after(at + 2),
    ...typed.flatMap((other) => [before(at) + other + after(at + 1), before(at) + other + after(at)]),
  ])
  return [...new Set([letters.join(''), ...starts])]
}

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
