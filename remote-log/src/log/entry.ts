import type { Kick } from '@bucketeer/shared-auth'
import type { RememberedDate } from '@bucketeer/shared-ui/social'

export type EntryState = 'doing' | 'done' | 'let go'

export interface Step {
  text: string
  done: boolean
}

/** What a member can change of an entry. */
export interface EntryValues extends RememberedDate {
  state: EntryState
  again: boolean | null
  stars: number | null
  note: string
  steps: Step[]
  audience: 'Private' | 'Followers' | 'Members'
  with: { name: string }[]
}

/** An entry of a log. `stars` and `with` are set in one's own only; `kickName` is the Kick's name at the time. */
export interface LogEntry
  extends Omit<EntryValues, 'stars' | 'with'>, Partial<Pick<EntryValues, 'stars' | 'with'>> {
  _id: string
  kick: Kick | null
  kickName: string
  until: string | null
  createdBy: { _id: string | null; userName: string; profilePicture: string | null }
  createdAt: string
  updatedAt: string
}

/** A new entry: of a Kick, or of a name that becomes a Private Kick. */
export type NewEntry = ({ kickId: string } | { name: string }) &
  Pick<EntryValues, 'state'> &
  Partial<EntryValues>

/** A Kick with what members did of it. The answers of releases before the log lack both. */
export type LoggedKick = Kick & {
  mine?: { buckets: number; doing: string | null; done: number; lastDone: RememberedDate | null }
  counts?: { wanted: number; done: number; again: number }
}

export const entryLimits = { name: 200, note: 20_000, steps: 20, step: 200, withName: 60 } as const

/** Returns the editable values of an entry. */
export const valuesOf = (entry: Omit<EntryValues, 'stars' | 'with'> & Partial<EntryValues>): EntryValues => ({
  state: entry.state,
  on: entry.on,
  precision: entry.precision,
  again: entry.again,
  stars: entry.stars ?? null,
  note: entry.note,
  steps: entry.steps,
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
  audience: 'Members',
  with: [],
}

/** Returns the values of a new entry until the server has answered. Only the server knows the default audience. */
export const newValues = (sent: NewEntry): EntryValues => valuesOf({ ...emptyValues, ...sent })
