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
