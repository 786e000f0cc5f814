import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { explain } from '@bucketeer/host/http'
import { DomainError } from '@bucketeer/host/server'
import type { Reason } from '../../database/import-schema'
import { BucketFields } from '../bucket/schemas'
import { targetIn } from '../bucket/targets'
import { JournalFields } from '../journal/schemas'
import { KickFields } from '../kick/schemas'
import { rememberedDate } from '../log/dates'
import { NewLogEntry } from '../log/schemas'
import { StoryChange } from '../story/schemas'
import { pictureNeeded } from '../story/words'
import type { ImportItem } from './items'

/** The schemas of the forms in which people write these things. */
const forms: Record<ImportItem['kind'], TSchema> = {
  bucket: BucketFields,
  kick: KickFields,
  journal: JournalFields,
  story: StoryChange,
  entry: NewLogEntry,
}

/** Returns the fields of the form. Pictures and references are checked when the thing is created. */
function formOf(item: ImportItem): object {
  const { kind: _kind, id: _id, ...fields } = item
  switch (item.kind) {
    case 'bucket':
      return { ...fields, picture: null, kicks: undefined }
    case 'journal':
      return { ...fields, bucketId: null, visibility: item.audience === 'Public' ? 'Public' : 'Private' }
    case 'entry':
      return { ...fields, photos: [], with: item.with.map((name) => ({ name })) }
    default:
      return { ...fields, photos: [] }
  }
}

const compiled = new Map<string, ReturnType<typeof Compile>>()

function problemOf(item: ImportItem): Reason | undefined {
  const schema = forms[item.kind]
  const form = compiled.get(item.kind) ?? Compile(schema)
  compiled.set(item.kind, form)
  const fields = formOf(item)
  if (form.Check(fields)) return undefined
  const [{ field: _field, ...problem } = { field: '', ...pictureNeeded }] = explain(
    form.Errors(fields),
    schema,
    fields,
  )
  return problem
}

/** @throws InvalidValue if a date is not valid */
function withPeriods(item: ImportItem): ImportItem {
  if (item.kind === 'bucket')
    return { ...item, kicks: item.kicks.map((kick) => ({ ...kick, ...targetIn(kick) })) }
  if (item.kind !== 'entry') return item
  const { happenedOn } = rememberedDate({
    happenedOn: item.on,
    precision: item.precision,
    untilOn: item.until,
  })
  return { ...item, on: happenedOn }
}

/**
 * Checks a thing by the rules of the site's own forms.
 * @returns it with the first days of its periods, or the sentence that its form would show
 */
export function checkItem(item: ImportItem): { item: ImportItem; problem?: Reason } {
  const problem = problemOf(item)
  if (problem) return { item, problem }
  if (item.kind === 'story' && item.photos.length === 0) return { item, problem: pictureNeeded }
  try {
    return { item: withPeriods(item) }
  } catch (error) {
    if (error instanceof DomainError && error.sentence) return { item, problem: error.sentence }
    throw error
  }
}
