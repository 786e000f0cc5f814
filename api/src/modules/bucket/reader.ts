import { found } from '../../errors/domain-error'
import type { AppDeps } from '../../http/app-deps'
import { createKicksOfBuckets } from '../kick/in-buckets/repository'
import { createPictureUrls } from '../media/picture-urls'
import type { Person } from '../user/repository'
import { presentBucket } from './presenter'
import { createBucketRepository } from './repository'
import { kicksShown } from './schemas'
import { noSuchBucket } from './words'

/** Returns a function that reads a Bucket with its Kicks for a response. */
export function createBucketReader({
  config: { publicUrl },
  database,
}: Pick<AppDeps, 'config' | 'database'>) {
  const buckets = createBucketRepository(database)
  const kicksOf = createKicksOfBuckets(database, kicksShown.inDetail)
  const pictureUrls = createPictureUrls(database, publicUrl)

  /** @throws NotFound if the viewer may not see the Bucket */
  return async (bucketId: string, viewer: Person) => {
    const bucket = found(await buckets.find(bucketId, viewer), noSuchBucket)
    const [kicks, pictures] = await Promise.all([kicksOf(bucket.id, viewer), pictureUrls()])
    return presentBucket(bucket, kicks, { viewer, publicUrl, pictures })
  }
}
