import { type Columns } from '@bucketeer/shared-ui'

/** The columns of every list of Journals. */
export const journalColumns: Columns = { xs: 1, sm: 2, lg: 3 }
