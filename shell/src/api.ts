import { apiFor } from '@bucketeer/shared-auth'

/** The calls to the server, in the shell's name. */
export const api = apiFor(__PART__)
