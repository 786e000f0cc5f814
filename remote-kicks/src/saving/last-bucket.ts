// Browsers may block storage; the newest Bucket is used then.
const attempt = <Result>(act: () => Result): Result | null => {
  try {
    return act()
  } catch {
    return null
  }
}

const keyOf = (userId: string) => `bucketeer.last-bucket.${userId}`

/** Remembers on this device to which Bucket the user last added a Kick. */
export const rememberBucket = (userId: string, bucketId: string): void =>
  void attempt(() => window.localStorage.setItem(keyOf(userId), bucketId))

/** Returns the Bucket that the user used last on this device, or their newest one. Undefined without Buckets. */
export const lastBucket = <Bucket extends { _id: string }>(
  userId: string,
  buckets: Bucket[],
): Bucket | undefined => {
  const last = attempt(() => window.localStorage.getItem(keyOf(userId)))
  return buckets.find(({ _id }) => _id === last) ?? buckets[0]
}
