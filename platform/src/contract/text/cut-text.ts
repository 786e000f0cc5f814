/** Matches a visible character: no space, no control character, nothing that renders as nothing. */
export const visible = '[^\\s\\p{Cc}\\p{Default_Ignorable_Code_Point}\\u2800]'

const hasVisible = new RegExp(visible, 'u')

/** Returns whether a text has no visible character. */
export const isBlank = (text: string): boolean => !hasVisible.test(text)

/** Matches the letters of scripts that run from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1eeff}]/u
/** Matches the signs that change the direction of what follows them. */
const directions = /[\u202a-\u202e\u2066-\u2069]/
/** Matches the beginning and the end of an isolated text. Only as a pair they stay, because an end alone would end ours. */
const isolates = /[\u2066-\u2069]/g
function isPaired(signs: readonly string[]) {
  let depth = 0
  return signs.every((sign) => (depth += sign === '\u2069' ? -1 : 1) >= 0) && depth === 0
}

/** Returns whether a text has letters that run from right to left. */
export const isRightToLeft = (text: string): boolean => rightToLeft.test(text)

/**
 * Returns a name for a sentence, with the signs that keep its direction from the words around it (U+2068 and U+2069). Most
 * names need none and stay as they are.
 */
export function isolate(name: string): string {
  if (!isRightToLeft(name) && !directions.test(name)) return name
  const inner = isPaired(name.match(isolates) ?? []) ? name : name.replace(isolates, '')
  return `\u2068${inner}\u2069`
}

let segmenter: Intl.Segmenter | undefined

/** Returns the segments of a text: what people see as characters. Undefined in a browser without `Intl.Segmenter`. */
function segmentsOf(text: string): Intl.Segments | undefined {
  if (!('Segmenter' in Intl)) return undefined
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/** Returns the index after this many code points, or the length of a shorter text. */
function indexAfter(text: string, codePoints: number): number {
  let index = 0
  for (let count = 0; count < codePoints && index < text.length; count += 1)
    index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1
  return index
}

/**
 * Returns the beginning of a text: at most `max` code points, as the limits of fields count them. Cuts between grapheme
 * clusters, so that no emoji and no letter with its marks is divided, except for one that is longer than `max`.
 */
export function beginningOf(text: string, max: number): string {
  if (text.length <= max) return text
  const end = indexAfter(text, max)
  if (end === text.length) return text
  // Two code units more decide whether there is a boundary. The rest of a long text is not read.
  const start = segmentsOf(text.slice(0, end + 2))?.containing(end)?.index
  return text.slice(0, start || end)
}

/** Returns a text with at most `max` code points. A longer one is cut as by `beginningOf`, and ends in an ellipsis. */
export function cutText(text: string, max: number): string {
  const isShort = text.length <= max || indexAfter(text, max) === text.length
  return isShort ? text : `${beginningOf(text, max - 1).trimEnd()}…`
}

/** Returns the first letter of a name for an avatar, in upper case; an emoji or a letter with its marks is one. */
export function initialOf(name: string): string {
  const trimmed = name.trim()
  const [first] = segmentsOf(trimmed.slice(0, 50)) ?? []
  return (first?.segment ?? beginningOf(trimmed, 1)).toUpperCase()
}
