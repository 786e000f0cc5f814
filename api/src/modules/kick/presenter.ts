import { valuesOf } from '../../contract/entity'
import type { PictureUrls } from '../media/picture-urls'
import { presentPhotos } from '../photo/presenter'
import type { PhotoRow } from '../photo/repository'
import { presentCreator } from '../creator/creator'
import type { Person } from '../../database/person-row'
import { canSeeChosenBucket, canSeeExactPlace } from './policy'
import type { KickRow } from './repository'
import { storedFields } from './schemas'
import { formerMember } from './words'

export interface Reader {
  viewer: Pick<Person, 'id'>
  publicUrl: string | undefined
  pictures: PictureUrls
}

/** @param photos all photos of the Kick; lists leave them out */
export const presentKick = (kick: KickRow, { viewer, publicUrl, pictures }: Reader, photos?: PhotoRow[]) => ({
  _id: kick.id,
  ...valuesOf(storedFields, kick),
  pictures: kick.pictureId === null ? '' : pictures.of(kick.pictureId, kick.isOpen),
  photos: photos && presentPhotos(photos, kick.isOpen, pictures),
  buckets: canSeeChosenBucket(viewer, kick) ? kick.bucketId : null,
  location: locationOf(kick.shownLat, kick.shownLng),
  exactLocation:
    kick.placePrecision !== 'exact' && canSeeExactPlace(viewer, kick)
      ? locationOf(kick.lat, kick.lng)
      : undefined,
  place: kick.placePrecision === 'exact' || canSeeExactPlace(viewer, kick) ? kick.placeName : null,
  createdBy: kick.creator ? presentCreator(kick.creator, publicUrl) : whoLeft,
  likes: kick.likeCount,
  liked: kick.liked,
  favourite: kick.favourite,
  commentCount: kick.commentCount,
  inBuckets: kick.inBuckets,
  mine: { buckets: kick.inBuckets.length, ...(kick.log ?? notInLog) },
  counts: { wanted: kick.wantedCount, done: kick.doneCount, again: kick.againCount },
  withdrawn: kick.withdrawnAt !== null,
  createdAt: kick.createdAt.toISOString(),
  updatedAt: kick.updatedAt.toISOString(),
})

const locationOf = (lat: number | null, lng: number | null) =>
  lat === null || lng === null ? null : { lat, lng }

const notInLog = { doing: null, done: 0, lastDone: null }

const whoLeft = { _id: null, userName: formerMember, profilePicture: null }
