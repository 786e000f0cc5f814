import type { CoverOf } from '@bucketeer/shared-ui'

/** The landscape of /reset-password. */
export const scene: CoverOf = { name: 'Over the pass at sunrise', kind: 'Activity' }
