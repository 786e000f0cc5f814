import type { Schemas } from '@bucketeer/shared-auth'

/** An entry of a log. `stars`, `steps` and `with` are set in one's own only; `kick` is null if one does not see it. */
export type LogEntry = Schemas['LogEntry']
export type EntryState = LogEntry['state']

/** The editable fields of an entry. */
export type EntryValues = Required<Omit<Schemas['LogEntryChange'], 'until'>>
export type Step = EntryValues['steps'][number]

/** A new entry: of a Kick, or of a name that becomes a Private Kick. */
export type NewEntry = ({ kickId: string } | { name: string }) & Schemas['NewLogEntry']

type OwnFieldsOptional = Omit<EntryValues, 'stars' | 'steps' | 'with'> & Partial<EntryValues>

export const entryLimits = {
  name: 200,
  note: 20_000,
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
  again: entry.again,
  stars: entry.stars ?? null,
  note: entry.note,
  steps: entry.steps ?? [],
  audience: entry.audience,
  with: entry.with ?? [],
})

const emptyValues: EntryValues = {
  state: 'done',
  on: null,
  precision: 'unknown',
  again: null,
  stars: null,
  note: '',
  steps: [],
  audience: 'Private',
  with: [],
}

/** Returns the values of a new entry until the server has answered. */
export const newValues = (sent: NewEntry): EntryValues => valuesOf({ ...emptyValues, ...sent })
