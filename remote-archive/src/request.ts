import { requestAs } from '@bucketeer/shared-auth'

export const request = requestAs(__PART__)
