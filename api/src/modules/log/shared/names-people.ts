import { foldText } from '@bucketeer/platform/text'

/**
 * Returns whether a text names one of the people, also by one of several names. Spellings that people use for one
 * another are equal. A word names somebody with an ending too (Annas, Tomášem), but not a much longer word (tomato).
 * Scripts without upper case may write a name between other letters.
 */
export function namesPeople(text: string, people: string[]): boolean {
  const folded = foldText(text)
  const words = folded.split(' ')
  const letters = words.join('')
  return people.flatMap(namesOf).some((name) => {
    if (!hasWords.test(name)) return letters.includes(name)
    return words.some((word) => word.startsWith(name) && word.length < 2 * name.length)
  })
}

const hasWords = /[\p{Ll}\p{N}]/u

/** Chinese and Korean names, with no space between family name and given name. */
const joinedNames = /[\p{Script=Han}\p{Script=Hangul}]{2,}/gu

function namesOf(person: string): string[] {
  const names = foldText(person).split(' ').filter(Boolean)
  return [...names, ...names.flatMap((name) => (name.match(joinedNames) ?? []).flatMap(pairsIn))]
}

const pairsIn = (name: string) => {
  const letters = [...name]
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
}
