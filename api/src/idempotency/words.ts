import { sentence } from '@bucketeer/host/server'

export const otherCall = sentence(
  'request.key-used',
  'This Idempotency-Key was used for something else. Please use a new one.',
)
