import type { Say } from '@bucketeer/host/server'
import type { Site } from '../../app-deps'
import { createPictureFiles } from '../media/picture-files'
import { largestWidth } from '../media/picture-urls'
import { pictureFile, readContents, type Contents } from './contents/contents'
import { csvFiles } from './data/csv'
import { gpxFile } from './data/gpx'
import { icsFile } from './data/ics'
import { markdownFiles } from './data/markdown'
import { ArchiveFile } from './format'
import { pagesOf } from './pages/pages'
import type { ArchiveRow } from './repository'
import { type Document, storeZip, type ZipEntry } from './store-zip'

/** The folder of the object store with all archives. */
export const archiveFolder = 'archives'

/** Returns the object store key of an archive. */
export const archiveKey = (archiveId: string) => `${archiveFolder}/${archiveId}.zip`

interface Making extends Site {
  /** The address of the site. */
  site: string
  /** That of the pages. */
  language: string
  say: Say
  /** Stops it. */
  signal: AbortSignal
  /** Called before each file. @throws to stop */
  onProgress: (progress: Pick<ArchiveRow, 'done' | 'total'>) => Promise<void>
}

/** Yields `bucketeer.json`, with a line for each thing. */
function* jsonOf({ buckets, kicks, journals, log, ...head }: ArchiveFile) {
  yield JSON.stringify(head).slice(0, -1)
  for (const [name, things] of Object.entries({ buckets, kicks, journals, log })) {
    yield `,\n"${name}":[`
    for (const [index, thing] of things.entries()) yield `${index === 0 ? '' : ','}\n${JSON.stringify(thing)}`
    yield '\n]'
  }
  yield '}\n'
}

/** Returns the files of an archive but for the pictures. */
const documentsOf = (contents: Contents, { language, say }: Making): Document[] => [
  ...pagesOf(contents.file, language, say),
  ['bucketeer.json', () => jsonOf(contents.file)],
  ['bucketeer.schema.json', () => [JSON.stringify(ArchiveFile, null, 1)]],
  ...csvFiles(contents),
  ...markdownFiles(contents.file),
  ['kicks.gpx', () => gpxFile(contents.file)],
  ['log.ics', () => icsFile(contents.file)],
]

async function* filesOf(contents: Contents, making: Making): AsyncGenerator<ZipEntry> {
  const { store, onProgress } = making
  const pictures = createPictureFiles(store)
  const documents = documentsOf(contents, making)
  const total = documents.length + contents.pictures.length
  let done = 0
  for (const [path, read] of documents) {
    await onProgress({ done: done++, total })
    yield { path, content: read() }
  }
  for (const id of contents.pictures) {
    await onProgress({ done: done++, total })
    const found = await pictures.open(id, largestWidth)
    // It may have been deleted meanwhile.
    if (found) yield { path: pictureFile(id), content: found.stream }
  }
}

/** Writes the archive of a person into the object store. @returns its bytes */
export async function makeArchive(archiveId: string, userId: string, making: Making): Promise<number> {
  const { database, store } = making
  const contents = await readContents(database, { ...making, userId })
  await storeZip(store, archiveKey(archiveId), filesOf(contents, making), making.signal)
  return (await store.size(archiveKey(archiveId))) ?? 0
}
