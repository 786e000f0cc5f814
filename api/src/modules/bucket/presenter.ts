import { presentHidden } from '../../contract/fields'
import { presentKick, type Reader } from '../kick/presenter'
import type { KickInBucketRow } from '../kick/in-buckets/repository'
import { presentCreator } from '../creator/creator'
import type { BucketRow } from './repository'

/** @param kicks the Kicks to show, which may be fewer than the Bucket has */
export function presentBucket(bucket: BucketRow, kicks: KickInBucketRow[], reader: Reader) {
  const isOwn = reader.viewer.id === bucket.ownerId
  return {
    _id: bucket.id,
    name: bucket.name,
    description: bucket.description,
    picture: bucket.pictureId && reader.pictures.of(bucket.pictureId, bucket.isOpen),
    audience: bucket.audience,
    createdBy: presentCreator(bucket.owner, reader.publicUrl),
    // Spreading both would give each object a hidden class of its own, which makes the serializer four times slower.
    kicks: kicks.map((kick) =>
      Object.assign(
        presentKick(kick, reader),
        isOwn ? placeOf(kick, bucket.ownerId) : kick.isOnlyHere && onlyHere,
      ),
    ),
    ...bucket.counts,
    ...(isOwn && {
      position: bucket.position,
      ...(bucket.link && { link: bucket.link }),
      ...presentHidden(bucket.hidden),
    }),
    createdAt: bucket.createdAt.toISOString(),
    updatedAt: bucket.updatedAt.toISOString(),
  }
}

const onlyHere = { shown: true }

/** The target is left out for a Kick without one, and whether it is shown for a Kick of somebody else. */
const placeOf = (
  { position, addedAt, targetOn, targetPrecision, creatorId, isShown }: KickInBucketRow,
  ownerId: string,
) => ({
  position,
  addedAt: addedAt.toISOString(),
  ...(creatorId === ownerId && { shown: isShown }),
  ...(targetOn !== null && targetPrecision !== null && { targetOn, targetPrecision }),
})
