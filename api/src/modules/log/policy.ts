import type { KickRow } from '../kick/repository'
import type { Person } from '../../database/person-row'
import type { EntryRow } from './repository'

const isOwn = (viewer: Pick<Person, 'id'>, entry: Pick<EntryRow, 'userId'>) => viewer.id === entry.userId

export const canChangeEntry = isOwn

/** Stars, steps, companions and whether it may be a memory are for the user alone. */
export const canSeeOwnFields = isOwn

/** Returns whether everybody can open the photos of an entry by their URLs. The view `open_pictures` agrees. */
export const hasOpenPhotos = (entry: Pick<EntryRow, 'isOpen'>, kick: Pick<KickRow, 'isOpen'> | undefined) =>
  entry.isOpen && kick?.isOpen === true

/** Returns the audience of a new entry without one. */
export const defaultAudienceOf = ({ defaultAudience }: Pick<Person, 'defaultAudience'>) =>
  defaultAudience ?? 'Private'
