import type { CoverOf } from '@bucketeer/shared-ui'

/** The landscape of /login. */
export const scene: CoverOf = { name: 'A quiet lake at dawn', kind: 'Journal' }
