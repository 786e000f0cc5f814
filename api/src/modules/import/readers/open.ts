import { open } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { dirname, join, parse } from 'node:path/posix'
import { InvalidValue } from '@bucketeer/host/server'
import { adventurelog } from './adventurelog'
import { bucketeer } from './bucketeer'
import { google } from './google'
import { ics } from './ics'
import { markdown } from './markdown'
import { photos } from './photos'
import { polarsteps } from './polarsteps'
import { swarm } from './swarm'
import { csv } from './table'
import { textHead } from './text'
import type { Choices, Files, Reader, Reading, ReadRow, Upload } from './upload'
import { gpx, kml } from './waypoints'
import { nothingInside, tooManyRows, unknownFile } from './words'
import { openZip, withInnerZips } from './zip'

/** The most rows of an upload. */
export const maxRows = 10_000

/**
 * The readers. The first one that matches a file of an upload reads all files that it matches. An archive of ours also has
 * files of other formats.
 */
const readers: readonly Reader[] = [
  bucketeer,
  photos,
  adventurelog,
  polarsteps,
  swarm,
  google,
  gpx,
  kml,
  ics,
  csv,
  markdown,
]

/** Files of an archive that may be texts. Photos are many. */
const isText = (name: string) => /\.(?:json|geojson|csv|tsv|gpx|kml|xml|ics|md|markdown|txt)$/iu.test(name)

async function isZip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4)
    return buffer.toString('latin1', 0, 2) === 'PK' && (buffer[2] ?? 0) < 9
  } finally {
    await file.close()
  }
}

const singleFile = (path: string, fileName: string): Files => ({
  names: [fileName],
  async *stream() {
    yield* createReadStream(path)
  },
  close: async () => undefined,
})

/** Returns the first reader that knows a file, with all files that it knows. @throws InvalidValue if none does */
async function recognise(files: Files): Promise<{ reader: Reader; names: string[] }> {
  const known = new Map<Reader, string[]>()
  for (const name of files.names.length === 1 ? files.names : files.names.filter(isText)) {
    const head = await textHead(files, name)
    const reader = head === undefined ? undefined : readers.find((each) => each.matches(head))
    if (reader) known.set(reader, [...(known.get(reader) ?? []), name].sort())
  }
  const [reader, names = []] =
    [...known].sort(([one], [other]) => readers.indexOf(one) - readers.indexOf(other))[0] ?? []
  if (!reader) throw new InvalidValue(unknownFile)
  // Several tables, and tables between texts, are an export of Notion, whose columns nobody can be asked about one by one.
  const texts = [...names, ...(known.get(markdown) ?? [])]
  return reader === csv && texts.length > 1 ? { reader: markdown, names: texts.sort() } : { reader, names }
}

async function* limited(rows: AsyncIterable<ReadRow>): AsyncGenerator<ReadRow> {
  let count = 0
  for await (const row of rows) {
    if (++count > maxRows) throw new InvalidValue(tooManyRows(maxRows))
    yield row
  }
  if (count === 0) throw new InvalidValue(nothingInside)
}

/**
 * Opens an upload, whose source is recognised by its content.
 * @param fileName names the Bucket of a list; its extension does not matter
 * @throws InvalidValue for a file that cannot be read at all: of an unknown kind, damaged, or unsafe to unpack
 */
export async function openUpload(path: string, fileName: string, choices: Choices): Promise<Upload> {
  const files = (await isZip(path)) ? await withInnerZips(await openZip(path)) : singleFile(path, fileName)
  try {
    const { reader, names } = await recognise(files)
    const reading: Reading = { files, names, title: parse(fileName).name, choices }
    const asks = await reader.asks?.(reading)
    return {
      source: reader.source,
      ...(asks && { asks }),
      rows: () => limited(reader.read(reading)),
      photo(file) {
        // An archive of a site has the paths of its own folder.
        const inFolder = join(dirname(names[0] ?? ''), file)
        const path = [file, inFolder].find((name) => files.names.includes(name))
        return path === undefined ? undefined : files.stream(path)
      },
      close: files.close,
    }
  } catch (error) {
    await files.close()
    throw error
  }
}
