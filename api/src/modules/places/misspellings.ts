/** What is typed by mistake: letters of the alphabet, or a space too many or too few. */
const typed = [...'abcdefghijklmnopqrstuvwxyz ']

/** Mistakes are looked for up to here; what follows may have others. Each letter more costs 55 look-ups. */
const searchedLetters = 8

/**
 * How names may begin that somebody meant who typed this: with one letter left out, added, taken for another, or
 * swapped with the next one.
 * @param spelling a searchSpelling
 */
export function misspelledStarts(spelling: string): string[] {
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
