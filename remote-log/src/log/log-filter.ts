import type { Kick } from '@bucketeer/shared-auth'
import { nameKey } from '@bucketeer/shared-ui'
import type { LogEntry } from './entry'

/** The filters of a list of entries. */
export interface LogFilter {
  /** The id of the person whose log it is; the user by default. */
  user?: string
  year?: number
  category?: NonNullable<Kick['category']>
  country?: string
  /** The name of a companion. */
  with?: string
}

const hasName = (companions: { name: string }[], wanted: string) => {
  const key = nameKey(wanted)
  return companions.some(({ name }) => nameKey(name) === key)
}

/** Returns whether an entry belongs to the list of a filter, as the server decides. */
export const isInFilter = (
  filter: LogFilter,
  { on, kick, createdBy, with: companions = [] }: LogEntry,
): boolean =>
  (filter.user === undefined || createdBy._id === filter.user) &&
  (filter.year === undefined || Number(on?.slice(0, 4)) === filter.year) &&
  (filter.category === undefined || kick?.category === filter.category) &&
  (filter.country === undefined || kick?.country === filter.country) &&
  (filter.with === undefined || hasName(companions, filter.with))
