import type { Columns } from '@bucketeer/shared-ui'

/** Number of Buckets and of Journals on a profile. */
export const shownPerSection = 3

export const sectionColumns: Columns = { xs: 1, sm: shownPerSection }
