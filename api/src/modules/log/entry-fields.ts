import type { Person } from '../../database/person-row'
import { rememberedDate, today, type HappenedAt } from './dates'
import { defaultAudienceOf } from './policy'
import type { EntryFields } from './repository'
import type { LogEntryChange, NewLogEntry } from './schemas'

/** The defaults of a new entry. */
const nothingSaid = {
  again: null,
  stars: null,
  note: '',
  steps: [],
  companions: [],
  remind: true,
} satisfies Partial<EntryFields>

const happensToday = (): HappenedAt => ({ happenedOn: today(), precision: 'day', untilOn: null })

/** @throws InvalidValue if the date is not valid, or is in the future */
export const newEntry = ({ state, ...sent }: NewLogEntry, user: Person): EntryFields => ({
  ...nothingSaid,
  audience: defaultAudienceOf(user),
  state,
  ...sentTexts(sent),
  ...(dateOf(sent, happensToday()) ?? happensToday()),
})

/** Returns a function that applies the change. It throws InvalidValue if the resulting date is not valid, or is in the future. */
export const changedEntry =
  ({ state, ...sent }: LogEntryChange) =>
  (present: EntryFields): EntryFields => {
    const next = state ?? present.state
    const before = next === present.state ? present : happensToday()
    const { again, stars, note, steps, companions, audience, remind } = present
    const { happenedOn, precision, untilOn } = dateOf(sent, before) ?? before
    return {
      ...{ again, stars, note, steps, companions, audience, remind, happenedOn, precision, untilOn },
      ...sentTexts(sent),
      state: next,
    }
  }

type Sent = Omit<LogEntryChange, 'state'>

/** Returns the sent fields except for the date. */
function sentTexts({ again, stars, note, steps, audience, remind, with: companions }: Sent) {
  return {
    ...(again !== undefined && { again }),
    ...(stars !== undefined && { stars }),
    ...(note !== undefined && { note }),
    ...(steps !== undefined && { steps }),
    ...(audience !== undefined && { audience }),
    ...(remind !== undefined && { remind }),
    ...(companions !== undefined && { companions: companions.map(({ name }) => name.normalize('NFC')) }),
  }
}

/** Returns the date that was sent, with what is missing from `before`; undefined if none was sent. */
function dateOf({ on, precision, until }: Sent, before: HappenedAt): HappenedAt | undefined {
  if (on === undefined && precision === undefined && until === undefined) return undefined
  const next = precision ?? precisionOf(on) ?? before.precision
  const isSame = on === undefined && next === before.precision
  return rememberedDate({
    happenedOn: on === undefined && next !== 'unknown' ? before.happenedOn : (on ?? null),
    precision: next,
    untilOn: until === undefined && isSame ? before.untilOn : (until ?? null),
  })
}

/** Returns the precision of a date that was sent without one. */
const precisionOf = (on: Sent['on']) => (on === undefined ? undefined : on === null ? 'unknown' : 'day')
