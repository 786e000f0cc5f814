import type { Columns } from '@bucketeer/shared-ui'

/** Number of Buckets and of Journals on a profile. */
export const shownOfEach = 3

export const shelfColumns: Columns = { xs: 1, sm: shownOfEach }
