import { dirname, join } from 'node:path/posix'
import Type, { type Static, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { explain, isRecord } from '@bucketeer/host/http'
import { InvalidValue } from '@bucketeer/host/server'
import {
  ArchivedBucket,
  ArchivedEntry,
  ArchivedJournal,
  ArchivedKick,
  ArchivedStory,
  formatVersion,
} from '../../archive/format'
import type { ImportItem } from '../items'
import { damagedThing, newerArchive, notAnArchive } from '../words'
import { wholeJson } from './text'
import type { Reader, Reading, ReadRow } from './upload'

const { stories: _stories, ...journalFields } = ArchivedJournal.properties

const readKick = reader(ArchivedKick, (kick) => ({ kind: 'kick', ...kick }))
const readBucket = reader(ArchivedBucket, (bucket) => ({ kind: 'bucket', ...bucket }))
const readJournal = reader(Type.Object(journalFields), (journal) => ({ kind: 'journal', ...journal }))
const readStory = reader(Type.Object({ ...ArchivedStory.properties, journal: Type.String() }), (story) => ({
  kind: 'story',
  ...story,
}))
const readEntry = reader(ArchivedEntry, (entry) => ({ kind: 'entry', ...entry }))

/** Returns a function that reads a thing of an archive, or says which field of it is damaged. */
function reader<Schema extends TSchema>(schema: Schema, itemOf: (thing: Static<Schema>) => ImportItem) {
  const compiled = Compile(schema)
  return (at: string, thing: unknown): ReadRow => {
    if (compiled.Check(thing)) return { at, item: itemOf(compiled.Clean(thing) as Static<Schema>) }
    const [problem] = explain(compiled.Errors(thing), schema, thing)
    return { at, unreadable: damagedThing(problem?.field ?? '') }
  }
}

const listOf = (thing: unknown, key: string): unknown[] =>
  isRecord(thing) && Array.isArray(thing[key]) ? thing[key] : []

async function readArchive({ files, names: [name = ''] }: Reading) {
  const archive = await wholeJson(files, name)
  if (!isRecord(archive) || archive.format !== 'bucketeer') throw new InvalidValue(notAnArchive)
  if (Number(archive.version) > formatVersion) throw new InvalidValue(newerArchive)
  return archive
}

/** Returns a row whose photos are in a folder of the upload. */
function inFolder(folder: string, { item, ...row }: ReadRow): ReadRow {
  if (!item || item.kind === 'journal') return { ...row, ...(item && { item }) }
  if (item.kind === 'bucket')
    return { ...row, item: { ...item, picture: item.picture === null ? null : join(folder, item.picture) } }
  return {
    ...row,
    item: { ...item, photos: item.photos.map((photo) => ({ ...photo, file: join(folder, photo.file) })) },
  }
}

function* rowsOf(archive: Record<string, unknown>): Generator<ReadRow> {
  for (const [index, thing] of listOf(archive, 'kicks').entries()) yield readKick(`Kick ${index + 1}`, thing)
  for (const [index, thing] of listOf(archive, 'buckets').entries())
    yield readBucket(`Bucket ${index + 1}`, thing)
  for (const [index, thing] of listOf(archive, 'journals').entries()) {
    // Before unknown fields are removed, among them these.
    const stories = listOf(thing, 'stories')
    const journal = readJournal(`Journal ${index + 1}`, thing)
    yield journal
    for (const [story, written] of stories.entries())
      yield readStory(`${journal.at}, Story ${story + 1}`, {
        ...Object(written),
        journal: journal.item?.id,
      })
  }
  for (const [index, thing] of listOf(archive, 'log').entries()) yield readEntry(`Entry ${index + 1}`, thing)
}

/** Reads archives of this site and of others. */
export const bucketeer: Reader = {
  source: 'bucketeer',
  matches: (head) => /"format"\s*:\s*"bucketeer"/.test(head),
  async *read(reading) {
    const folder = dirname(reading.names[0] ?? '')
    for (const row of rowsOf(await readArchive(reading))) yield inFolder(folder, row)
  },
}
