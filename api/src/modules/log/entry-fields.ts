import type { Person } from '../../database/person-row'
import { rememberedDate, today, type HappenedAt } from './dates'
import { defaultAudienceOf } from './policy'
import type { EntryFields } from './repository'
import type { LogEntryChange, NewLogEntry } from './schemas'

const happensToday = (): HappenedAt => ({ happenedOn: today(), precision: 'day', untilOn: null })

/** @throws InvalidValue if the date is not valid, or is in the future */
export const newEntry = ({ kickId: _kickId, name: _name, ...sent }: NewLogEntry, user: Person) => ({
  audience: defaultAudienceOf(user),
  ...columnsOf(sent),
  state: sent.state,
  ...(dateOf(sent, happensToday()) ?? happensToday()),
})

/** Returns a function that applies the change. It throws InvalidValue if the resulting date is not valid, or is in the future. */
export const changedEntry = (sent: LogEntryChange) => (present: Pick<EntryFields, 'state'> & HappenedAt) => {
  const before = (sent.state ?? present.state) === present.state ? present : happensToday()
  const { happenedOn, precision, untilOn } = dateOf(sent, before) ?? before
  return { ...columnsOf(sent), happenedOn, precision, untilOn }
}

type Sent = Pick<LogEntryChange, 'on' | 'precision' | 'until'>

/** Returns the columns of a request, except for those of the date. */
const columnsOf = ({
  on: _on,
  until: _until,
  photos: _photos,
  with: companions,
  ...stored
}: LogEntryChange) => ({
  ...stored,
  ...(companions && { companions: companions.map(({ name }) => name.normalize('NFC')) }),
})

/**
 * Returns the date that was sent, with what is missing from `before`; undefined if none was sent. The last day goes when it
 * no longer fits.
 */
function dateOf({ on, precision, until }: Sent, before: HappenedAt): HappenedAt | undefined {
  if (on === undefined && precision === undefined && until === undefined) return undefined
  const next = precision ?? precisionOf(on, before)
  const happenedOn = on === undefined && next !== 'unknown' ? before.happenedOn : (on ?? null)
  const isUntilKept = next === 'day' && (before.untilOn ?? '') >= (happenedOn ?? '')
  const untilOn = until === undefined && isUntilKept ? before.untilOn : (until ?? null)
  return rememberedDate({ happenedOn, precision: next, untilOn })
}

/** Returns the precision of a date that was sent without one. */
const precisionOf = (on: Sent['on'], { precision }: HappenedAt) =>
  on === null ? 'unknown' : on && precision === 'unknown' ? 'day' : precision
