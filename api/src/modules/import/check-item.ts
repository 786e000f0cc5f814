import { Compile } from 'typebox/compile'
import { explain } from '@bucketeer/host/http'
import { DomainError } from '@bucketeer/host/server'
import type { Reason } from './tables'
import { BucketFields } from '../bucket/schemas'
import { targetIn } from '../bucket/targets'
import { JournalFields } from '../journal/schemas'
import { KickFields } from '../kick/schemas'
import { rememberedDate } from '../log/dates'
import { NewLogEntry } from '../log/schemas'
import { StoryChange } from '../story/schemas'
import { pictureNeeded } from '../story/words'
import type { ImportItem } from './items'

/** The forms in which people write these things. */
const forms = {
  bucket: Compile(BucketFields),
  kick: Compile(KickFields),
  journal: Compile(JournalFields),
  story: Compile(StoryChange),
  entry: Compile(NewLogEntry),
}

/** Returns the fields of all forms. Pictures and references are checked when the thing is created. */
const fieldsOf = (item: ImportItem) => ({
  ...item,
  photos: [],
  picture: null,
  kicks: undefined,
  bucketId: null,
  visibility: item.kind === 'journal' && item.audience === 'Public' ? 'Public' : 'Private',
  ...(item.kind === 'entry' && { with: item.with.map((name) => ({ name })) }),
})

function problemOf(item: ImportItem): Reason | undefined {
  const form = forms[item.kind]
  const fields = fieldsOf(item)
  if (form.Check(fields)) return undefined
  const [{ field: _field, ...problem } = { field: '', ...pictureNeeded }] = explain(
    form.Errors(fields),
    form.Type(),
    fields,
  )
  return problem
}

/** @throws InvalidValue if a date is not valid */
function withPeriods(item: ImportItem): ImportItem {
  if (item.kind === 'bucket')
    return { ...item, kicks: item.kicks.map((kick) => ({ ...kick, ...targetIn(kick) })) }
  if (item.kind !== 'entry') return item
  const { on, precision, until } = item
  return { ...item, on: rememberedDate({ happenedOn: on, precision, untilOn: until }).happenedOn }
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
