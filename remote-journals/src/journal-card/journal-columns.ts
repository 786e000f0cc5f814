import { type Columns } from '@bucketeer/shared-ui'

/** Of every list of Journals. */
export const journalColumns: Columns = { xs: 1, sm: 2, lg: 3 }
