import { wishLines } from '../wish-lines'
import { wordPattern } from './date-names'
import type { RoughDate } from './periods'

/** A line of a list: something done, and its date. */
export interface DatedLine {
  text: string
  /** The date as it is written, in the line or in the heading above it; empty without one. */
  date: string
}

/** Returns the dates that a text may mean. */
type Read = (text: string) => RoughDate[]

/** A text at the start or the end of a line that may be a date, and what it leaves. */
interface Candidate {
  date: string
  rest: string
  /** Whether a sign or a preposition sets it apart, so that a year is no part of a name such as 'Expo 2000'. */
  isApart: boolean
}

const piece = new RegExp(`\\p{Nd}+(?:\\s?[年月日号號년월일])?|${wordPattern.source}`, 'gu')
/** The pieces of 'Saturday the 22nd of May 2016', and one more. */
const mostPieces = 8

const signsAtStart = /^[\s#*_>([\p{Pd}]+/u
const signsAtEnd = /[\s*_.:;,)\]\p{Pd}]+$/u
const signsAfterDate = /^[\s*_.:;,|·)\]\p{Pd}]+/u
const signsBeforeDate = /[\s*_.:;,|·([\p{Pd}]+$/u
const mayFollow = /^[)\].*_]*(?:\s|[:;,|)\]\p{Pd}](?:\p{L}|\s))/u
const mayPrecede = /[\s:;,|([*_]$/u
const endsWithUnit = /[年月日号號년월일]$/u
const setsApart = /^\s*[*_.]*[:;,|·)\]\p{Pd}]/u
const setsApartBefore = /[:;,|·([\p{Pd}]\s*$/u
const preposition = /\s(?:in|on|since|im|am|en|em|le|au)$/iu
/** Texts in which a number is no date: '2000 km by bike', '2016 - 2018', 'before 2016'. */
const excludesBefore =
  /^\s*(?:\p{Pd}\s*\p{Nd}{4}|(?:k?m|mi|miles|met(?:er|re)s?|steps|kg|%|€)(?![\p{L}\p{M}]))/iu
const excludesAfter = /(?:\p{Nd}{4}\s*\p{Pd}\s*|(?:^|\s)(?:before|after|until|till)\s)$/iu

/** A remark after a comma, or numbers with nothing but a space between. */
const isNoDate = /[,;(،、]\P{Nd}*$|^\P{L}*\p{Nd}\s+\p{Nd}\P{L}*$/u

/** Returns whether a text may be a date: it has a year, and nothing that belongs to a name. */
const isDateText = (text: string) => /(?<!\p{Nd})\p{Nd}{4}(?!\p{Nd})/u.test(text) && !isNoDate.test(text)

const hasWord = (text: string) => /[\p{L}\p{N}]/u.test(text)

function candidatesAtStart(line: string): Candidate[] {
  return [...line.matchAll(piece)].slice(0, mostPieces).map(({ 0: text, index }) => {
    const date = line.slice(0, index + text.length)
    const after = line.slice(date.length)
    const isDate = (mayFollow.test(after) || endsWithUnit.test(date)) && !excludesBefore.test(after)
    return {
      date: isDate ? date : '',
      rest: after.replace(signsAfterDate, ''),
      isApart: setsApart.test(after),
    }
  })
}

/** The shortest comes first, as in `candidatesAtStart`. */
function candidatesAtEnd(line: string): Candidate[] {
  const end = line.replace(signsAtEnd, '')
  const pieces = [...end.matchAll(piece)].slice(-mostPieces).toReversed()
  return pieces.map(({ index }) => {
    const before = line.slice(0, index)
    const isDate = mayPrecede.test(before) && !excludesAfter.test(before)
    const name = before.replace(signsBeforeDate, '')
    const rest = name.replace(preposition, '')
    const isApart = name !== rest || setsApartBefore.test(before)
    return { date: isDate ? end.slice(index) : '', rest, isApart }
  })
}

/**
 * Returns the longest candidate that is a date and leaves a name. Its last piece must change what it means, so that
 * '2016 in the rain' leaves the preposition to the name.
 */
function longestDate(candidates: readonly Candidate[], read: Read): Candidate | undefined {
  const meanings = candidates.map(({ date }) => JSON.stringify(isDateText(date) ? read(date) : []))
  return candidates.findLast(
    ({ rest }, index) => meanings[index] !== '[]' && meanings[index] !== meanings[index - 1] && hasWord(rest),
  )
}

/** Returns the date of a line without a year below a heading with one, such as 'March: Iceland' below 2015. */
function dateInYear(candidates: readonly Candidate[], year: string, read: Read): Candidate | undefined {
  const dated = candidates.map((candidate) => ({ ...candidate, date: `${candidate.date} ${year}` }))
  return longestDate(
    dated.filter(({ date, isApart }) => isApart && read(date)[0]?.precision !== 'year'),
    read,
  )
}

function dateOf(line: string, heading: string, read: Read): Candidate | undefined {
  const [atStart, atEnd] = [candidatesAtStart(line.replace(signsAtStart, '')), candidatesAtEnd(line)]
  const found = longestDate(atStart, read) ?? longestDate(atEnd, read)
  if (found || !/^\p{Nd}{4}$/u.test(heading)) return found
  return dateInYear(atStart, heading, read) ?? dateInYear(atEnd, heading, read)
}

/** Returns whether a date is certain in a text of one line, where a year may belong to the name. */
function isCertain({ date, isApart }: Candidate, read: Read) {
  const [first, ...others] = read(date)
  return others.length === 0 && (isApart || first?.precision !== 'year')
}

/** Returns a function that knows '1. May 2016' from the first line of a numbered list. */
function dayReader(text: string, read: Read): (line: string) => boolean {
  const numbers = [...text.matchAll(/^\P{L}*?(\p{Nd}{1,2})[.)]\s/gmu)].map(([, number]) => Number(number))
  if (numbers.length > 1 && numbers.every((number, index) => number === index + 1)) return () => false
  return (line) => {
    const { date = '' } = longestDate(candidatesAtStart(line), read) ?? {}
    return date !== '' && read(date)[0]?.precision === 'day'
  }
}

/**
 * Returns what a list says was done, and when: '2016 Preikestolen', 'Louvre in May 2014', or a date as the heading of the
 * lines below. A single line is a name, whose date must be certain.
 */
export function datedLines(text: string, read: Read): DatedLine[] {
  const lines = wishLines(text, dayReader(text, read)).map((line) => line.text)
  let heading = ''
  return lines.flatMap((line) => {
    const whole = line.replace(signsAtStart, '').replace(signsAtEnd, '')
    if (lines.length > 1 && isDateText(whole) && read(whole).length > 0) {
      heading = whole
      return []
    }
    const found = dateOf(line, heading, read)
    return found && (lines.length > 1 || isCertain(found, read))
      ? [{ text: found.rest, date: found.date }]
      : [{ text: line, date: heading }]
  })
}
