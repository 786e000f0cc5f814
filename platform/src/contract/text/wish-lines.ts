import { isBlank } from './cut-text'
import { asciiDigit } from './fold-text'

/** A line of what somebody wants to do. */
export interface WishLine {
  text: string
  /** Whether the list says that it is done. */
  done: boolean
}

type Kind = 'done' | 'open' | 'dash' | 'number' | 'letter' | 'state'

/**
 * The marks that programs put before the lines of a list. Those of `done` and `open` mark any line of a list; the others
 * could be words, so they need other lines with the same kind.
 */
const marks: readonly (readonly [Kind, RegExp])[] = [
  ['done', /^(?:[☑☒✓✔✅🗹]\ufe0f?|\[[xX✓✔]\])/u],
  [
    'open',
    /^(?:[☐□▢◻⬜❏❑◯○⭕•◦●▪▫■‣⁃∙·・→➔➜➤►▶✦❖]\ufe0f?|\[[\s/-]?\]|\d\ufe0f?\u20e3|[①-⑳]|[\uf0a7\uf0b7\uf0d8\uf0fc]|[o§](?=\t))/u,
  ],
  // Without a number behind it, it is no minus.
  ['open', /^[-–—*](?=\s+\p{L})/u],
  ['dash', /^(?:[-+–—❌✗✘★☆]\ufe0f?|\*+)(?=[\s[]|$)/u],
  ['number', /^(?:\(\p{Nd}{1,3}\)|\p{Nd}{1,3}[.)।]|#\p{Nd}{1,3})(?=\s|$)|^\p{Nd}{1,3}[、．]/u],
  ['letter', /^(?:\(?[\p{Ll}\p{Lo}]\)|\p{Lo}\.|[IVX]{1,5}\.)(?=\s|$)|^[一二三四五六七八九十]{1,3}、/u],
  ['state', /^(?:TODO|DONE)(?=\s|$)/u],
]

const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/
const invisibleStart = /^[\s\p{Default_Ignorable_Code_Point}]+/u
const doneAtEnd = /\s[☑✓✔✅]\ufe0f?$/u
const struckThrough = /^~~(?!\s)(.+)~~$/u

interface MarkedLine extends WishLine {
  /** The removed marks, in order. */
  marks: { kind: Kind; mark: string }[]
}

/** Returns whether a line begins with a date, whose number is no mark. */
type StartsWithDate = (line: string) => boolean

/** Takes marks of these kinds off a line. */
function unmark(line: string, kinds: ReadonlySet<Kind>, startsWithDate: StartsWithDate): MarkedLine {
  let text = line.replace(invisibleStart, '')
  const taken: MarkedLine['marks'] = []
  for (;;) {
    const [kind, pattern] = marks.find(([kind, pattern]) => kinds.has(kind) && pattern.test(text)) ?? []
    const [mark] = pattern?.exec(text) ?? []
    if (kind === undefined || mark === undefined || (kind === 'number' && startsWithDate(text))) break
    taken.push({ kind, mark })
    text = text.slice(mark.length).replace(invisibleStart, '')
  }
  const isMarkedDone = taken.some(({ kind, mark }) => kind === 'done' || mark === 'DONE')
  const [, struck] = struckThrough.exec(text) ?? []
  const ended = (struck ?? text).replace(doneAtEnd, '')
  return {
    text: ended.trim(),
    done: isMarkedDone || struck !== undefined || ended !== text,
    marks: taken,
  }
}

const valueOf = (mark: string) => Number(mark.replace(/\P{Nd}/gu, '').replace(/\p{Nd}/gu, asciiDigit))

/** Returns whether numbers count a list: from 0 or 1 upwards, also with gaps and new beginnings, or one by one. */
const isCount = (numbers: readonly number[]) =>
  numbers.every((number, index) => number <= 1 || number > (numbers[index - 1] ?? number)) ||
  numbers.every((number, index) => number === (numbers[0] ?? 0) + index)

const symbols: ReadonlySet<Kind> = new Set<Kind>(['done', 'open', 'dash'])
const everyKind: ReadonlySet<Kind> = new Set(marks.map(([kind]) => kind))

/** Returns the kinds of marks that at least two lines and half of all lines have. */
function kindsOf(lines: readonly string[], startsWithDate: StartsWithDate): ReadonlySet<Kind> {
  const read = lines.map((line) => unmark(line, everyKind, startsWithDate).marks)
  const isCommon = (...kinds: Kind[]) => {
    const count = read.filter((taken) => taken.some(({ kind }) => kinds.includes(kind))).length
    return count >= 2 && count * 2 >= lines.length
  }
  const numbers = read.flat().flatMap(({ kind, mark }) => (kind === 'number' ? [valueOf(mark)] : []))
  const areListed = isCommon('dash', 'done', 'open', 'number')
  // A single number beside other marks may be the line's place in the list, but not a 50th birthday.
  const isPlace = areListed && Math.max(...numbers) <= lines.length
  const kinds = new Set<Kind>(['done', 'open'])
  if (areListed) kinds.add('dash')
  if (isCount(numbers) && (isPlace || isCommon('number'))) kinds.add('number')
  if (isCommon('letter')) kinds.add('letter')
  if (isCommon('state')) kinds.add('state')
  return kinds
}

/**
 * Returns the wishes of a text, one a line, without empty lines. A single line stays as it was typed; the lines of a list
 * lose its marks, but those for which `startsWithDate` is true keep their numbers.
 */
export function wishLines(text: string, startsWithDate: StartsWithDate = () => false): WishLine[] {
  const written = text.split(lineBreak).filter((line) => !isBlank(line))
  if (written.length < 2) return written.map((line) => ({ text: line.trim(), done: false }))
  const lines = written.filter((line) => !isBlank(unmark(line, symbols, startsWithDate).text))
  const kinds = kindsOf(lines, startsWithDate)
  return lines
    .map((line) => unmark(line, kinds, startsWithDate))
    .filter(({ text }) => !isBlank(text))
    .map(({ text, done }) => ({ text, done }))
}
