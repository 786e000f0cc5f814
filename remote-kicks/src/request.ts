import { apiFor } from '@bucketeer/shared-auth'

export const api = apiFor(__PART__)
