import { foldText } from '@bucketeer/platform/text'
import { spellingDistance } from '../../../contract/spelling-distance'

/** Letters of a word that may have a typo. In scripts without spaces a word has fewer. */
const forgiven = /^\p{L}{5,}$/u

/** Letters of a long word, whose longer beginning finds fewer words. */
const longWord = 7

/** Returns the words of a search, folded as those of Kicks are. */
export const searchWords = (q: string): string[] => foldText(q).split(' ').filter(Boolean)

/**
 * Returns `like` patterns for texts with a word that differs by one letter removed, added, replaced, or swapped with the
 * next one. Such a change leaves the beginning or the end as it is, or swaps the second and the third letter of five. None
 * for a word without a forgiven typo.
 */
export function similarPatterns(word: string): string[] {
  if (!forgiven.test(word)) return []
  const letters = [...word]
  const beginning = letters.slice(0, letters.length < longWord ? 2 : 3).join('')
  const [first = '', second = '', third = '', ...others] = letters
  return [
    `% ${beginning}%`,
    `%${letters.slice(-3).join('')}%`,
    `% ${[first, third, second, ...others].join('')}%`,
  ]
}

/** Returns the distance of a word to a word of a text, or to its beginning of about that length. */
const distanceTo = (word: string, other: string) =>
  Math.min(
    spellingDistance(word, other),
    ...[-1, 0, 1].map((more) => spellingDistance(word, other.slice(0, word.length + more))),
  )

export interface KnownWord {
  word: string
  /** Number of Kicks with it. */
  kicks: number
}

/** Returns the word that was meant: the closest one within one typo, then the most common one; itself without any. */
export function meantWord(word: string, known: KnownWord[]): string {
  const [closest] = known
    .map((each) => ({ ...each, distance: distanceTo(word, each.word) }))
    .filter(({ distance }) => distance <= 1)
    .sort((one, other) => one.distance - other.distance || other.kicks - one.kicks)
  return closest && closest.distance > 0 ? closest.word : word
}
