import { presentHidden } from '../../contract/fields'
import type { PictureUrls } from '../media/picture-urls'
import { presentPhotos } from '../photo/presenter'
import type { PhotoRow } from '../photo/repository'
import { presentCreator } from '../creator/creator'
import type { Person } from '../../database/person-row'
import { canSeeChosenBucket, canSeeExactPlace } from './policy'
import type { KickRow } from './repository'
import type { StoryOfKick } from './stories/repository'
import { formerMember } from './words'

export interface Reader {
  viewer: Pick<Person, 'id'>
  publicUrl: string | undefined
  pictures: PictureUrls
}

interface KickDetails {
  photos: PhotoRow[]
  /** The viewer's own Stories about it. */
  stories?: StoryOfKick[]
}

/**
 * Names each field: presenting a Kick with a spread inside its object takes one and a half times the CPU time.
 * @param details what lists leave out
 */
export const presentKick = (
  kick: KickRow,
  { viewer, publicUrl, pictures }: Reader,
  { photos, stories }: Partial<KickDetails> = {},
) => ({
  _id: kick.id,
  name: kick.name,
  description: kick.description,
  audience: kick.audience,
  continent: kick.continent,
  category: kick.category,
  placePrecision: kick.placePrecision,
  country: kick.country,
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
  mine: presentMine(kick, pictures, stories),
  counts: { wanted: kick.wantedCount, done: kick.doneCount, again: kick.againCount },
  withdrawn: kick.withdrawnAt !== null,
  hidden: presentHidden(kick.hidden).hidden,
  createdAt: kick.createdAt.toISOString(),
  updatedAt: kick.updatedAt.toISOString(),
})

const locationOf = (lat: number | null, lng: number | null) =>
  lat === null || lng === null ? null : { lat, lng }

const notInLog = { doing: null, done: 0, lastDone: null, photo: null }

/** What a Kick is to the viewer, whose photo nobody else may open. */
export function presentMine(
  { inBuckets, log }: Pick<KickRow, 'inBuckets' | 'log'>,
  pictures: PictureUrls,
  stories?: StoryOfKick[],
) {
  const { doing, done, lastDone, photo } = log ?? notInLog
  return {
    buckets: inBuckets.length,
    doing,
    done,
    lastDone,
    photo: photo === null ? undefined : pictures.of(photo, false),
    stories: stories?.map(({ id, title, journalId }) => ({ _id: id, title, journalId })),
  }
}

const whoLeft = { _id: null, userName: formerMember, profilePicture: null }
