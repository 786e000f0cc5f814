import { pictureUrl } from '../media/picture-url'
import { presentCreator } from '../user/creator'
import type { Person } from '../user/repository'
import { canSeeChosenBucket } from './policy'
import type { KickRow } from './repository'
import { formerMember } from './words'

/** The reader and the public origin of the site. */
export interface Audience {
  viewer: Person
  publicUrl: string | undefined
}

export const presentKick = (kick: KickRow, { viewer, publicUrl }: Audience) => ({
  _id: kick.id,
  name: kick.name,
  description: kick.description,
  pictures: pictureUrl(kick.pictureId, publicUrl),
  category: kick.category,
  continent: kick.continent,
  buckets: canSeeChosenBucket(viewer, kick) ? kick.bucketId : null,
  location: presentLocation(kick),
  country: kick.country,
  place: kick.placeName,
  createdBy: kick.creator ? presentCreator(kick.creator, publicUrl) : whoLeft,
  likes: kick.likeCount,
  liked: kick.liked,
  favourite: kick.favourite,
  commentCount: kick.commentCount,
  withdrawn: kick.withdrawnAt !== null,
  createdAt: kick.createdAt.toISOString(),
  updatedAt: kick.updatedAt.toISOString(),
})

const presentLocation = ({ lat, lng }: KickRow) => (lat === null || lng === null ? null : { lat, lng })

const whoLeft = { _id: null, userName: formerMember, profilePicture: null }
