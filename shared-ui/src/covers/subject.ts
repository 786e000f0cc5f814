import { foldText } from '@bucketeer/platform/text'
import type { CoverProps } from './cover-svg'
import emblems from './drawings/emblems.json'
import landmarks from './drawings/landmarks.json'
import { hashOf } from './random'
import { scenes } from './scenes'
import arabic from './words/ar.json'
import german from './words/de.json'
import english from './words/en.json'
import spanish from './words/es.json'
import french from './words/fr.json'

/** Returns whether a word of the lists is a landscape or a landmark, so that the name of a place may select it. */
const isSight = (word: string) => word in scenes || word in landmarks
const isSubject = (word: string) => isSight(word) || word in emblems

/** What is in many goals that are about something else, as in 'Cook with Grandma'. */
const general = ['clock', 'compass', 'gift', 'globe', 'heart', 'medal', 'moon', 'mug', 'people', 'suitcase']

/** The higher, the earlier a word is looked for: phrases come first, then landmarks, then long words, then general ones. */
const rankOf = (entry: string, subject: string) =>
  entry.length +
  (subject in landmarks ? 100 : 0) -
  (general.includes(subject) ? 100 : 0) +
  1000 * entry.split(' ').length

/** What the words of all languages select: `surf*` is every word that begins so, `*` before it every one that ends so. */
const entries = [english, german, french, spanish, arabic]
  .flatMap((words) => Object.entries(words))
  .flatMap(([key, list]) =>
    list.split(', ').map((entry) => ({
      subjects: key.split(' '),
      part: ` ${entry} `.replace(/^ \*|\* $/g, ''),
      rank: rankOf(entry, key),
    })),
  )
  .sort((one, other) => other.rank - one.rank)

const elision = /(?<=\b(?:[cdjlmnst]|qu))['’](?=\p{L})/giu
const arabicArticle = /(?<= )(?:[وفبك]?ال|لل)(?=\p{L}{2})/gu

const wordsOf = (text: string) => ` ${foldText(text.replace(elision, ' '))} `.replace(arabicArticle, '')

/** Returns what the first matching word of a text selects, of those that satisfy `isWanted`. */
export function found(text: string, isWanted: (word: string) => boolean): readonly string[] {
  const words = wordsOf(text)
  return (
    entries.find(({ subjects, part }) => subjects.every(isWanted) && words.includes(part))?.subjects ?? []
  )
}

/** What decides the subject of a cover. */
type Subject = Pick<CoverProps, 'name' | 'place' | 'beside'>

/** Returns what a word of the name selects, else what one of the place does. */
function choicesOf({ name, place }: Subject) {
  const ofName = found(name, isSubject)
  return ofName.length > 0 ? ofName : found(place ?? '', isSight)
}

const oneOf = (choices: readonly string[], { name }: Subject) =>
  choices[hashOf(name.trim().toLowerCase()) % choices.length]

/**
 * Returns the landscape, landmark or emblem of a cover: never that of a neighbour. It is undefined when no word fits, or all
 * that fit are taken.
 */
export function subjectOf({ beside = [], ...cover }: Subject): string | undefined {
  const taken = beside.filter((_, index) => index !== 1).map((other) => oneOf(choicesOf(other), other))
  const choices = choicesOf(cover)
  const own = oneOf(choices, cover)
  if (!taken.includes(own)) return own
  const others = choices.filter((choice) => !taken.includes(choice))
  return oneOf(others, cover)
}
