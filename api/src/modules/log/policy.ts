import type { Person } from '../user/repository'
import type { EntryRow } from './repository'

const isOwn = (viewer: Pick<Person, 'id'>, entry: Pick<EntryRow, 'userId'>) => viewer.id === entry.userId

export const canChangeEntry = isOwn

/** Stars, steps and companions are for the user alone. */
export const canSeeOwnFields = isOwn
