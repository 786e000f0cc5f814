import { presentKick, type Audience } from '../kick/presenter'
import type { KickRow } from '../kick/repository'
import { pictureUrl } from '../media/picture-url'
import type { BucketRow } from './repository'

/** @param kicks the Kicks to show, which may be fewer than the Bucket has */
export const presentBucket = (bucket: BucketRow, kicks: KickRow[], audience: Audience) => ({
  _id: bucket.id,
  name: bucket.name,
  description: bucket.description,
  picture: bucket.pictureId && pictureUrl(bucket.pictureId, audience.publicUrl),
  kicks: kicks.map((kick) => presentKick(kick, audience)),
  kickCount: bucket.kickCount,
  createdAt: bucket.createdAt.toISOString(),
  updatedAt: bucket.updatedAt.toISOString(),
})
