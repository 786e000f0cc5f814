import type { Person } from '../../database/person-row'
import type { KickRow } from './repository'

const isCreator = (viewer: Pick<Person, 'id'>, kick: Pick<KickRow, 'creatorId'>) =>
  viewer.id === kick.creatorId

export const canChangeKick = isCreator

/** Others get a point that is as exact as the creator allows. */
export const canSeeExactPlace = isCreator

/** Only the creator sees which Bucket they chose for a Kick. */
export const canSeeChosenBucket = isCreator
