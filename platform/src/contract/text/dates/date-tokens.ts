import { asciiDigit } from '../fold-text'
import { type DateName, type DateNames, keyOf, wordPattern } from './date-names'

export interface DateNumber {
  kind: 'number'
  value: number
  digits: number
  /** The signs since the number before; null if there is none, or a word between. */
  gap: string | null
  /** The field of the date, if the text names it, as in 2027年. */
  of: 'day' | 'month' | 'year' | undefined
}
export type DateToken = DateNumber | DateName

/** Returns a text in lower case with ASCII digits, without invisible characters and weekdays of one character. */
export const normalizeDate = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .replaceAll(
      /[月火水木金土日]曜日?|(?:星期|周|週)[一二三四五六日天]|\([月火水木金土日월화수목금토일]\)/gu,
      ' ',
    )
    .trim()

const numbers = /(?<century>['’‘])?(?<digits>\d+)(?<ordinal>(?:st|nd|rd|th|er|re|e|o|a)(?![\p{L}\p{M}]))?/u
const harmlessSigns = '.,/-()\'’‘"“”„?!~≈、،·‐‑׳॰'
const longestName = 5

interface Piece {
  century?: string
  digits?: string
  ordinal?: string
  word?: string
  sign?: string
}

function piecesOf(text: string): Piece[] {
  const pattern = new RegExp(`${numbers.source}|(?<word>${wordPattern.source})|(?<sign>\\S)`, 'gu')
  return [...text.matchAll(pattern)].map(({ groups = {} }) => groups)
}

/** Returns the longest name with which the pieces begin, and the number of its words. */
function nameAt(pieces: Piece[], names: DateNames): { name: DateName; length: number } | undefined {
  const end = pieces.findIndex(({ word }) => word === undefined)
  const words = pieces.slice(0, end < 0 ? longestName : Math.min(end, longestName))
  for (let { length } = words; length > 0; length--) {
    const name = names.get(keyOf(words.slice(0, length).map(({ word = '' }) => word)))
    if (name) return { name, length }
  }
  return undefined
}

const numberOf = ({ century, digits = '', ordinal }: Piece, gap: string | null): DateNumber => ({
  kind: 'number',
  value: Number(digits),
  digits: digits.length,
  gap,
  of: century ? 'year' : ordinal ? 'day' : undefined,
})

/** Returns the numbers and names of a normalized text. Returns undefined if it has anything else, which may change what they mean. */
export function dateTokens(text: string, names: DateNames): DateToken[] | undefined {
  const pieces = piecesOf(text)
  // A minus makes a year one before Christ.
  if (pieces[0]?.sign === '-') return undefined
  const tokens: DateToken[] = []
  let gap: string | null = null
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index] ?? {}
    if (piece.digits !== undefined) {
      tokens.push(numberOf(piece, gap))
      gap = ''
    } else if (piece.sign !== undefined) {
      if (!harmlessSigns.includes(piece.sign)) return undefined
      if (gap !== null) gap += piece.sign
    } else {
      const found = nameAt(pieces.slice(index), names)
      if (!found) return undefined
      const { name } = found
      const before = tokens.at(-1)
      if (name.kind === 'unit') {
        // 令和9年 counts the years of an emperor.
        if (before?.kind !== 'number' || (name.of === 'year' && before.digits !== 4)) return undefined
        before.of = name.of
      } else tokens.push(name)
      gap = null
      index += found.length - 1
    }
  }
  return tokens
}
