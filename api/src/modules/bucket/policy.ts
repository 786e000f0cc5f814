/** Path and body of the request name the Bucket; both must agree. */
export const namesSameBucket = (path: { bucketId: string }, body: { bucketId: string }) =>
  path.bucketId.toLowerCase() === body.bucketId.toLowerCase()
