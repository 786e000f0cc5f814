import type { Person } from '../user/repository'
import type { KickRow } from './repository'

const isCreator = (viewer: Pick<Person, 'id'>, kick: Pick<KickRow, 'creatorId'>) => viewer.id === kick.creatorId

export const canChangeKick = isCreator

/** Only the creator sees which Bucket they chose for a Kick. */
export const canSeeChosenBucket = isCreator
