import Type from 'typebox'
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
import { listOf, objectOf } from './values'

const { stories: _stories, ...journalFields } = ArchivedJournal.properties

const forms = {
  kick: Compile(ArchivedKick),
  bucket: Compile(ArchivedBucket),
  journal: Compile(Type.Object(journalFields)),
  story: Compile(Type.Object({ ...ArchivedStory.properties, journal: Type.String() })),
  entry: Compile(ArchivedEntry),
}

/** Reads a thing of an archive, or says which field of it is damaged. */
function rowOf(kind: ImportItem['kind'], at: string, thing: unknown): ReadRow {
  const form = forms[kind]
  if (form.Check(thing)) return { at, item: { kind, ...Object(form.Clean(thing)) } }
  const [problem] = explain(form.Errors(thing), form.Type(), thing)
  return { at, unreadable: damagedThing(problem?.field ?? '') }
}

async function readArchive({ files, names: [name = ''] }: Reading) {
  const archive = await wholeJson(files, name)
  if (!isRecord(archive) || archive.format !== 'bucketeer') throw new InvalidValue(notAnArchive)
  if (Number(archive.version) > formatVersion) throw new InvalidValue(newerArchive)
  return archive
}

/** Reads archives of this site and of others. */
export const bucketeer: Reader = {
  source: 'bucketeer',
  matches: (head) => /"format"\s*:\s*"bucketeer"/.test(head),
  async *read(reading) {
    const { kicks, buckets, journals, log } = await readArchive(reading)
    for (const [index, thing] of listOf(kicks).entries()) yield rowOf('kick', `kicks · ${index + 1}`, thing)
    for (const [index, thing] of listOf(buckets).entries())
      yield rowOf('bucket', `buckets · ${index + 1}`, thing)
    for (const [index, thing] of listOf(journals).entries()) {
      // Before unknown fields are removed, among them these.
      const stories = listOf(objectOf(thing)['stories'])
      const journal = rowOf('journal', `journals · ${index + 1}`, thing)
      yield journal
      for (const [place, story] of stories.entries()) {
        const written = { ...objectOf(story), journal: journal.item?.id }
        yield rowOf('story', `${journal.at} · stories · ${place + 1}`, written)
      }
    }
    for (const [index, thing] of listOf(log).entries()) yield rowOf('entry', `log · ${index + 1}`, thing)
  },
}
