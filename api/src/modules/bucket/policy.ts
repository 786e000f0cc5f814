/** A call that puts a Kick in or out says twice which Bucket it means; the two must agree. */
export const namesSameBucket = (path: { bucketId: string }, body: { bucketId: string }) =>
  path.bucketId.toLowerCase() === body.bucketId.toLowerCase()
