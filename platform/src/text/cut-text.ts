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
