import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { ImportItem } from '../../items'
import { openUpload } from '../open'
import type { Choices, ReadRow, Upload } from '../upload'

export type Contents = Record<string, string | Buffer>

let folder: string
let count = 0
export const newPath = (): string => join(folder, String(++count))

/** Keeps the files of a test file in a folder while its tests run. */
export function useUploads() {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'readers-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
}

/** Writes a ZIP file, as the programs do that the readers read. */
export async function writeZip(contents: Contents): Promise<string> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(contents)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  const path = newPath()
  await pipeline(zip.outputStream, createWriteStream(path))
  return path
}

export async function writeUpload(content: string | Buffer | Contents): Promise<string> {
  if (typeof content === 'object' && !Buffer.isBuffer(content)) return writeZip(content)
  const path = newPath()
  await writeFile(path, content)
  return path
}

export async function withUpload<T>(
  content: string | Buffer | Contents,
  use: (upload: Upload) => Promise<T>,
  { fileName = 'Places.txt', ...choices }: Choices & { fileName?: string } = {},
): Promise<T> {
  const upload = await openUpload(await writeUpload(content), fileName, choices)
  try {
    return await use(upload)
  } finally {
    await upload.close()
  }
}

/** Reads all rows of an upload. */
export const rowsOf = (content: string | Buffer | Contents, options?: Choices & { fileName?: string }) =>
  withUpload(
    content,
    async (upload) => {
      const rows: ReadRow[] = []
      for await (const row of upload.rows()) rows.push(row)
      return rows
    },
    options,
  )

/** Writes rows as short lines for tests. */
export const summary = (rows: ReadRow[]): string[] => rows.map(lineOf)

function lineOf({ item, look, unreadable, matchPlace }: ReadRow): string {
  if (!item) return `? ${unreadable?.code}`
  return [
    `${item.kind}:`,
    ...wordsOf(item),
    ...(matchPlace ? ['?place'] : []),
    ...(look ? [`! ${look.code}`] : []),
  ].join(' ')
}

function wordsOf(item: ImportItem): string[] {
  switch (item.kind) {
    case 'bucket':
      return [item.name, `(${item.kicks.map(({ targetOn }) => targetOn ?? '-').join(' ')})`]
    case 'kick':
      return [
        item.name,
        ...(item.location ? [`@${item.location.lat},${item.location.lng}`] : []),
        ...(item.place && !item.location ? [`in ${item.place}`] : []),
      ]
    case 'entry':
      return [
        item.name,
        item.state,
        `${item.on ?? 'some time ago'}`,
        ...(item.precision === 'day' || item.precision === 'unknown' ? [] : [item.precision]),
        ...(item.until ? [`to ${item.until}`] : []),
      ]
    case 'journal':
      return [item.title]
    case 'story':
      return [item.title, item.happenedOn ?? '-', `${item.photos.length} photos`]
  }
}
