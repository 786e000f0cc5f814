import { foldText } from './fold-text'

/**
 * Returns a function that tells whether texts contain all words of a search, in any order and spelling. Without words it
 * is always true.
 */
export function textMatcher(search: string): (...texts: (string | null | undefined)[]) => boolean {
  const words = foldText(search).split(' ')
  return (...texts) => {
    const folded = foldText(texts.filter(Boolean).join(' \n '))
    return words.every((word) => folded.includes(word))
  }
}
