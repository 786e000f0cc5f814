import type { Person } from '../user/repository'
import type { KickRow } from './repository'

const isCreator = (viewer: Person, kick: Pick<KickRow, 'creatorId'>) => viewer.id === kick.creatorId

export const canChangeKick = isCreator

/** Which of their Buckets somebody chose for a Kick is nobody else's business. */
export const canSeeChosenBucket = isCreator
