import { deviceStorage } from '@bucketeer/shared-ui'

const keyOf = (userId: string) => `bucketeer.last-bucket.${userId}`

/** Remembers on this device to which Bucket the user last added a Kick. */
export const rememberBucket = (userId: string, bucketId: string): void =>
  deviceStorage.write(keyOf(userId), bucketId)

/** Returns the Bucket that the user used last on this device, or their newest one. Undefined without Buckets. */
export const lastBucket = <Bucket extends { _id: string }>(
  userId: string,
  buckets: Bucket[],
): Bucket | undefined => {
  const last = deviceStorage.read(keyOf(userId))
  return buckets.find(({ _id }) => _id === last) ?? buckets[0]
}
