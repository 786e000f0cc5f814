import { Readable } from 'node:stream'

/** Bytes of a file, both ends among them. */
export interface ByteRange {
  start: number
  end: number
}

const oneRange = /^bytes=(\d*)-(\d*)$/

/**
 * What a Range header asks for, https://www.rfc-editor.org/rfc/rfc9110#name-range: `whole` without one, and for what
 * a server may answer with everything (several ranges, other units); `nothing` when the file has no such bytes.
 *
 * @param size of the file, in bytes
 */
export const rangeOf = (header: string | undefined, size: number): ByteRange | 'whole' | 'nothing' => {
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
 * These bytes of a stream; the rest is passed over, and not read further than needed. The source is closed with them,
 * also when whoever asked left before the first one: browsers do, with videos.
 */
export const bytesOf = (source: Readable, range: ByteRange): Readable =>
  Readable.from(partsOf(source, range)).once('close', () => source.destroy())
