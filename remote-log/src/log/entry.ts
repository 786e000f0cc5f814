import type { Kick, Schemas } from '@bucketeer/shared-auth'
import { dateWords, daysText, localDay } from '@bucketeer/shared-ui/social'
import { words } from './words'

/** An entry of a log. Only the user's own have `stars`, `steps` and `with`; `kick` is null if the user may not see it. */
export type LogEntry = Schemas['LogEntry']
export type EntryState = LogEntry['state']

/** The fields of an entry that its readers see, also by a link. */
export type ShownEntry = Pick<LogEntry, 'kickName' | Exclude<keyof EntryValues, 'audience'>> & {
  /** Its `_id` is null if not every reader of a link can open it. */
  kick:
    | (Pick<Kick, 'pictures' | 'category'> &
        Partial<Pick<Kick, 'place' | 'country'>> & { _id: string | null })
    | null
}

/** The fields of an entry that its sheet edits. */
export type EntryValues = Required<Omit<Schemas['LogEntryChange'], 'remind'>>
/** The changeable fields of an entry. The sheet does not change `remind`. */
export type EntryChange = Partial<EntryValues> & Pick<Schemas['LogEntryChange'], 'remind'>
export type Step = EntryValues['steps'][number]

/** A new entry: of a Kick, or of a name that becomes a Private Kick. */
export type NewEntry = ({ kickId: string } | { name: string }) & Schemas['NewLogEntry']

type OwnFieldsOptional = Omit<EntryValues, 'until' | 'stars' | 'photos' | 'steps' | 'with'> &
  Partial<EntryValues>

export const entryLimits = {
  name: 200,
  note: 20_000,
  photos: 8,
  steps: 20,
  step: 200,
  withName: 60,
  companions: 20,
} as const

/** Returns the editable values of an entry. */
export const valuesOf = (entry: OwnFieldsOptional): EntryValues => ({
  state: entry.state,
  on: entry.on,
  precision: entry.precision,
  until: entry.until ?? null,
  again: entry.again,
  stars: entry.stars ?? null,
  note: entry.note,
  photos: (entry.photos ?? []).map(({ url, alt = '', caption = '' }) => ({ url, alt, caption })),
  // Values are compared as text, so their keys have one order.
  steps: (entry.steps ?? []).map(({ text, done }) => ({ text, done })),
  audience: entry.audience,
  with: entry.with ?? [],
})

export const unknownDate = { on: null, precision: 'unknown' } as const

/** Returns the values of something that was done on a day, today by default. */
export const doneOn = (on = localDay()) => ({ state: 'done', on, precision: 'day' }) as const

const empty = {
  state: 'done',
  ...unknownDate,
  again: null,
  note: '',
  audience: 'Private',
} as const

/** Returns the values of a new entry until the response arrives. */
export const newValues = (sent: NewEntry): EntryValues => valuesOf({ ...empty, ...sent })

/** Returns the state of an entry with its date: 'Done in 2024', 'Done on 3–7 May 2024', 'On it, started in May 2024', 'Let go in 2023'. */
export function entryWords(
  entry: Pick<LogEntry, 'state' | 'on' | 'precision'> & Partial<Pick<LogEntry, 'until'>>,
) {
  const { on, until } = entry
  const when = on && until ? words.onDays(daysText({ on, until })) : dateWords(entry)
  return words.states[entry.state](when)
}
