import { styled } from '@bucketeer/shared-ui'

/** Width in pixels of the column with the Story numbers, and its gap. */
export const rail = { width: 72, gap: 32 }

/** The column for foreword and Stories. */
export const ReadingColumn = styled('div')({ width: '100%', maxWidth: 920, marginInline: 'auto' })
