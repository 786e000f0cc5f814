import { styled } from '@bucketeer/shared-ui'

/** Pixels: the rail at the left of the Stories, with their numbers, and the gap beside it. */
export const rail = { width: 72, gap: 32 }

/** The column that holds all there is to read, from the foreword to the last Story. */
export const ReadingColumn = styled('div')({ width: '100%', maxWidth: 920, marginInline: 'auto' })
