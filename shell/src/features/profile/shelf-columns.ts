import type { Columns } from '@bucketeer/shared-ui'

/** As many of each as a profile shows. */
export const shownOfEach = 3

export const shelfColumns: Columns = { xs: 1, sm: shownOfEach }
