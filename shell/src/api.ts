import { apiFor } from '@bucketeer/shared-auth'

/** The API client of the shell. */
export const api = apiFor(__PART__)
