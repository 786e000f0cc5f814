import { foldText } from '@bucketeer/platform/text'

/** Returns the folded words of a text without digits: 'Reykjavík!' gives 'reykjavik'. */
const wordsOf = (text: string) => foldText(text).split(/[\s\p{N}]+/u)

const isMatch = (word: string, entry: string) =>
  entry.length < 5 ? word === entry || word === `${entry}s` : word.startsWith(entry)

/**
 * Returns whether a text has a word of a list. An entry of five letters or more matches every word that begins with it. A
 * shorter one matches only itself and its plural, so that 'sea' does not match 'season'.
 */
export const hasWordOf = (text: string, entries: readonly string[]): boolean =>
  wordsOf(text).some((word) => entries.some((entry) => isMatch(word, entry)))
