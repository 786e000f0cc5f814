import { searchWords } from './spelling'
import { foldText, isBlank, type placePrecisions } from '@bucketeer/platform/text'

interface KickTexts {
  name: string
  description?: string | undefined
  placeName?: string | null | undefined
  placePrecision?: (typeof placePrecisions)[number] | undefined
  country?: string | null | undefined
}

const scriptsWithoutSpaces = ['Han', 'Hira', 'Kana', 'Bopo', 'Hang', 'Thai', 'Laoo', 'Khmr', 'Mymr']
const unspaced = `[\\p{Extended_Pictographic}\\p{Regional_Indicator}${scriptsWithoutSpaces.map((script) => `\\p{scx=${script}}`).join('')}]`
const unspacedPair = new RegExp(`(${unspaced})(?=(${unspaced}?))`, 'gu')
const startsUnspaced = new RegExp(`^${unspaced}`, 'u')

/**
 * Separates each character of scripts without spaces, followed by the next one: 去西安 becomes 去西 西安 安. So the index
 * of trigrams, which starts at words, finds one or two such characters anywhere.
 */
const spread = (folded: string) => folded.replace(unspacedPair, ' $1$2 ').replace(/ {2,}/g, ' ').trim()

/** Returns the columns for the search of a Kick. Others find the place only if they may see it exactly. */
export function searchColumns({ name, description, placeName, placePrecision, country }: KickTexts) {
  const place = placePrecision === undefined || placePrecision === 'exact' ? placeName : undefined
  const texts = [name, description ?? '', place ?? '', country ?? '']
  return { searchable: ` ${spread(foldText(texts.join(' \n ')))}` }
}

/** Number of words of a search that count. */
export const maxWords = 8

/** Words this short have no trigram without the preceding space. */
const shortWord = 2

/**
 * Returns a pattern for each word of a search, for `like` on the column. Words match anywhere, but short ones of scripts
 * with spaces only at the beginning of a word. A search for signs alone, such as '%', has one that matches nothing.
 */
export function searchPatterns(q: string): string[] {
  const words = searchWords(q).slice(0, maxWords)
  if (words.length === 0 && !isBlank(q)) return ['']
  return words.map((word) => `%${matchesWordStart(word) ? ' ' : ''}${spread(word)}%`)
}

const matchesWordStart = (word: string) => [...word].length <= shortWord || startsUnspaced.test(word)
