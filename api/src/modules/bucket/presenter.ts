import { hasOpenPictures } from '../audience/policy'
import { presentKick, type Reader } from '../kick/presenter'
import type { KickRow } from '../kick/repository'
import { presentCreator } from '../user/creator'
import type { BucketRow } from './repository'

/** @param kicks the Kicks to show, which may be fewer than the Bucket has */
export const presentBucket = (bucket: BucketRow, kicks: KickRow[], reader: Reader) => ({
  _id: bucket.id,
  name: bucket.name,
  description: bucket.description,
  picture:
    bucket.pictureId && reader.pictures.of(bucket.pictureId, hasOpenPictures({ ...bucket, hiddenAt: null })),
  audience: bucket.audience,
  createdBy: presentCreator(bucket.owner, reader.publicUrl),
  kicks: kicks.map((kick) => presentKick(kick, reader)),
  kickCount: bucket.kickCount,
  createdAt: bucket.createdAt.toISOString(),
  updatedAt: bucket.updatedAt.toISOString(),
})
