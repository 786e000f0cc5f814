import { mkdtemp, rm } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { InvalidValue } from '@bucketeer/host/server'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import type { Files } from './upload'
import * as words from './words'

/** Far more than an upload of 200 MB of photos and texts needs. */
const limits = { entries: 50_000, bytes: 2 ** 31, ratio: 200, bytesOfAnyRatio: 2 ** 20 }

/** Files that operating systems add to archives. */
const isOfSystem = (name: string) => /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/u.test(name)

const isLink = ({ externalFileAttributes }: Entry) => ((externalFileAttributes >>> 16) & 0xf000) === 0xa000

const isBomb = ({ compressedSize, uncompressedSize }: Entry) =>
  uncompressedSize > limits.bytesOfAnyRatio && uncompressedSize > compressedSize * limits.ratio

/** @throws InvalidValue if an entry is unsafe */
function checkEntry(entry: Entry) {
  if (entry.isEncrypted()) throw new InvalidValue(words.encryptedFile)
  if (isLink(entry)) throw new InvalidValue(words.linkInside)
  if (isBomb(entry)) throw new InvalidValue(words.tooLarge)
  if (!entry.canDecodeFileData()) throw new InvalidValue(words.unknownPacking)
}

/** Rejects with an InvalidValue instead of an error of yauzl or zlib, whose messages about names mention their path or characters. */
const refusal = (error: unknown): InvalidValue =>
  error instanceof InvalidValue
    ? error
    : new InvalidValue(/path|characters/u.test(String(error)) ? words.unsafePath : words.damagedFile)

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  let [count, bytes] = [0, 0]
  for await (const entry of zip.eachEntry()) {
    checkEntry(entry)
    const { fileName, uncompressedSize } = entry
    if (++count > limits.entries || (bytes += uncompressedSize) > limits.bytes)
      throw new InvalidValue(words.tooLarge)
    if (entries.has(fileName)) throw new InvalidValue(words.sameName(fileName))
    entries.set(fileName, entry)
  }
  return entries
}

/** Reads a stream whose errors mean that the archive is damaged, also that a size in its directory is a lie. */
async function* bytesOf(zip: ZipFile, entry: Entry | undefined): AsyncGenerator<Buffer> {
  try {
    if (entry) yield* await zip.openReadStreamPromise(entry)
  } catch (error) {
    throw refusal(error)
  }
}

/**
 * Opens a ZIP archive without unpacking it.
 * @throws InvalidValue if it is damaged, encrypted or a bomb, or has links, a name twice, or paths that lead out of it
 */
export async function openZip(path: string): Promise<Files> {
  const zip = await openPromise(path, { strictFileNames: true, autoClose: false }).catch((error: unknown) => {
    throw refusal(error)
  })
  try {
    const entries = await entriesOf(zip)
    return {
      names: [...entries.keys()].filter((name) => !name.endsWith('/') && !isOfSystem(name)),
      stream: (name) => bytesOf(zip, entries.get(name)),
      close: async () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw refusal(error)
  }
}

/** Opens the archives of which an archive consists, as Notion writes large ones. Any other archive stays as it is. */
export async function withInnerZips(outer: Files): Promise<Files> {
  if (outer.names.length === 0 || !outer.names.every((name) => /\.zip$/iu.test(name))) return outer
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  const opened = [outer]
  const close = async () => {
    for (const files of opened) await files.close()
    await rm(folder, { recursive: true, force: true })
  }
  const inner = new Map<string, Files>()
  try {
    for (const [index, name] of outer.names.entries()) {
      const path = join(folder, String(index))
      await pipeline(outer.stream(name), createWriteStream(path))
      const files = await openZip(path)
      opened.push(files)
      for (const name of files.names) inner.set(name, files)
    }
  } catch (error) {
    await close()
    throw error
  }
  return { names: [...inner.keys()], stream: (name) => (inner.get(name) ?? outer).stream(name), close }
}
