import type { Person } from '../user/repository'
import type { EntryRow } from './repository'

export const canChangeEntry = (viewer: Pick<Person, 'id'>, entry: Pick<EntryRow, 'userId'>) =>
  viewer.id === entry.userId

/** Stars, steps and companions are for the user alone. */
export const canSeeOwnFields = canChangeEntry
