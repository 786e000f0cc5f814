import { TextDecoder } from 'node:util'
import { getManyValues, isMany } from 'stream-chain/core'
import Assembler from 'stream-json/core/assembler.js'
import { jsonParser } from 'stream-json/core/parser.js'
import { InvalidValue } from '@bucketeer/host/server'
import type { Files } from './upload'
import { damagedFile, partTooLarge } from './words'

/** The bytes of a file by which its source is recognised. */
const headBytes = 2 ** 16
const megabyte = 2 ** 20
/** JSON and Markdown are read whole. All check-ins of an eager user of Swarm have about 10 MB. */
const maxWholeMegabytes = 64
const maxLine = 2 ** 20

async function headOf(files: Files, name: string): Promise<Buffer> {
  let head = Buffer.alloc(0)
  for await (const bytes of files.stream(name)) {
    head = Buffer.concat([head, bytes])
    if (head.length >= headBytes) break
  }
  return head.subarray(0, headBytes)
}

/** Returns the encoding that a text shows by a mark, or declares as XML. */
function declaredEncoding(head: Buffer): string | undefined {
  const mark = head.toString('hex', 0, 2)
  if (mark === 'fffe') return 'utf-16le'
  if (mark === 'feff') return 'utf-16be'
  return /^<\?xml[^>]*encoding=["']([\w-]+)/u.exec(head.toString('latin1', 0, 200))?.[1]?.toLowerCase()
}

type Chunks = AsyncIterable<Buffer> | Iterable<Buffer>

async function areUtf8(chunks: Chunks): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const bytes of chunks) {
    try {
      decoder.decode(bytes, { stream: true })
    } catch {
      return false
    }
  }
  return true
}

/** Returns a decoder for UTF-16, UTF-8, the encoding that XML declares, or else Windows-1252, which has a letter for any byte. */
async function decoderFor(head: Buffer, chunks: Chunks): Promise<TextDecoder> {
  const declared = declaredEncoding(head)
  if (declared === 'utf-16le' || declared === 'utf-16be') return new TextDecoder(declared)
  if (await areUtf8(chunks)) return new TextDecoder()
  try {
    return new TextDecoder(declared && declared !== 'utf-8' ? declared : 'windows-1252')
  } catch {
    return new TextDecoder('windows-1252')
  }
}

/** Matches control characters that texts do not have: all but tabs, line breaks and ends of files. */
// eslint-disable-next-line no-control-regex -- it finds them
const control = /[\0-\x08\x0e-\x19\x1b-\x1f]/gu

/** Returns the beginning of a text file; undefined for a file that is no text. */
export async function textHead(files: Files, name: string): Promise<string | undefined> {
  const head = await headOf(files, name)
  const text = (await decoderFor(head, [head])).decode(head, { stream: true })
  return (text.match(control)?.length ?? 0) > text.length / 100 ? undefined : text
}

/** Returns whether a text begins with a heading or an item of a list, or has a task. Its items may have commas. */
export const isList = (head: string): boolean =>
  /^\s*(?:[-*+•]|#{1,6}|\d+[.)])\s/u.test(head) || /^[ \t]*[-*+] +\[[ x]?\]\s/imu.test(head)

/** Returns whether a text is XML, HTML or JSON, and so no list. */
export const isMarkup = (head: string): boolean => /^\s*(?:[<{]|\[\s*["[{])/u.test(head)

/** Reads a text file in chunks. @throws InvalidValue if its archive is damaged */
export async function* textChunks(files: Files, name: string): AsyncGenerator<string> {
  const decoder = await decoderFor(await headOf(files, name), files.stream(name))
  for await (const bytes of files.stream(name)) yield decoder.decode(bytes, { stream: true })
}

/** Reads a text file by lines. @throws InvalidValue for a line of more than a million characters */
export async function* textLines(files: Files, name: string): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of textChunks(files, name)) {
    const lines = (rest + chunk).split(/\r?\n|\r(?!$)/u)
    rest = lines.pop() ?? ''
    if (rest.length > maxLine) throw new InvalidValue(damagedFile)
    yield* lines
  }
  yield rest
}

/** Reads a text file in chunks. @throws InvalidValue if it has more than 64 MB */
async function* limitedChunks(files: Files, name: string): AsyncGenerator<string> {
  let length = 0
  for await (const chunk of textChunks(files, name)) {
    yield chunk
    if ((length += chunk.length) > maxWholeMegabytes * megabyte)
      throw new InvalidValue(partTooLarge(name, maxWholeMegabytes))
  }
}

/** Reads a whole text file. @throws InvalidValue if it has more than 64 MB */
export async function wholeText(files: Files, name: string): Promise<string> {
  const chunks: string[] = []
  for await (const chunk of limitedChunks(files, name)) chunks.push(chunk)
  return chunks.join('')
}

/** Reads a JSON file in chunks, between which requests are answered. @throws InvalidValue if it is none, or has more than 64 MB */
export async function wholeJson(files: Files, name: string): Promise<unknown> {
  const parse = jsonParser({ streamValues: false })
  const json = new Assembler()
  for await (const chunk of limitedChunks(files, name))
    try {
      const tokens = parse(chunk)
      if (isMany(tokens)) for (const token of getManyValues(tokens)) json.consume(token)
    } catch {
      throw new InvalidValue(damagedFile)
    }
  if (!json.done) throw new InvalidValue(damagedFile)
  return json.current
}
