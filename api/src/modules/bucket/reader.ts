import { found } from '@bucketeer/host/server'
import type { AppDeps } from '../../app-deps'
import { createKicksOfBuckets } from '../kick/in-buckets/repository'
import { createPictureUrls } from '../media/picture-urls'
import type { Person } from '../../database/person-row'
import { presentBucket } from './presenter'
import { createBucketRepository, type BucketRow } from './repository'
import { kicksShown } from './schemas'
import { noSuchBucket } from '../kick/words'

/** Returns functions that present a Bucket with its Kicks for a response. */
export function createBucketReader({
  config: { publicUrl },
  database,
}: Pick<AppDeps, 'config' | 'database'>) {
  const buckets = createBucketRepository(database)
  const kicksOf = {
    all: createKicksOfBuckets(database, kicksShown.inDetail),
    first: createKicksOfBuckets(database, kicksShown.inList),
    none: async () => [],
  }
  const pictureUrls = createPictureUrls(database, publicUrl)

  const presentBucketWith = async (shown: keyof typeof kicksOf, bucket: BucketRow, viewer: Person) => {
    const [kicks, pictures] = await Promise.all([kicksOf[shown](bucket.id, viewer), pictureUrls()])
    return presentBucket(bucket, kicks, { viewer, publicUrl, pictures })
  }
  /** @throws NotFound if the viewer may not see the Bucket */
  const readBucket = async (bucketId: string, viewer: Person) =>
    presentBucketWith('all', found(await buckets.find(bucketId, viewer), noSuchBucket), viewer)

  return { presentBucketWith, readBucket }
}
