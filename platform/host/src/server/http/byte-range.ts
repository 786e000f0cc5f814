import { Readable } from 'node:stream'

/** A byte range, both ends included. */
export interface ByteRange {
  start: number
  end: number
}

const oneRange = /^bytes=(\d*)-(\d*)$/

/**
 * Parses a Range header, https://www.rfc-editor.org/rfc/rfc9110#name-range. Returns `whole` without a header and for
 * headers that a server may ignore (several ranges, other units), and `nothing` for an unsatisfiable range.
 *
 * @param size bytes of the file
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'whole' | 'nothing' {
  const from = (start: number, end = size - 1) =>
    start < size ? { start, end: Math.min(end, size - 1) } : 'nothing'
  const [, first = '', last = ''] = oneRange.exec(header ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') return Number(last) === 0 ? 'nothing' : from(Math.max(size - Number(last), 0))
  if (last === '') return from(Number(first))
  return Number(last) < Number(first) ? 'whole' : from(Number(first), Number(last))
}

async function* partsOf(source: AsyncIterable<Buffer>, { start, end }: ByteRange) {
  let position = 0
  for await (const chunk of source) {
    const part = chunk.subarray(Math.max(start - position, 0), Math.max(end + 1 - position, 0))
    if (part.length > 0) yield part
    position += chunk.length
    if (position > end) return
  }
}

/**
 * Returns these bytes of a stream. It skips the bytes before and does not read those after them. It closes the source at
 * the end and when the client aborts, as browsers do with videos.
 */
export const bytesOf = (source: Readable, range: ByteRange): Readable =>
  Readable.from(partsOf(source, range)).once('close', () => source.destroy())
