import { ApiError } from '@bucketeer/shared-auth'

const statusOf = (error: Error | null) => (error instanceof ApiError ? error.status : null)

/** There is no such Bucket (any more), or it is somebody else's. */
export const isGone = (error: Error | null) => statusOf(error) === 404

/** The call went well by its status, and yet brought no Bucket. */
export const isAnswerWithoutBucket = (error: Error) => {
  const status = statusOf(error)
  return status !== null && status < 400
}
