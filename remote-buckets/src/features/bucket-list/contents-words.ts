import { type Bucket } from '@bucketeer/shared-auth'
import { counted } from '@bucketeer/shared-ui'
import { words } from './words'

/** '6 Kicks · 3 done' */
export const contentsWords = ({ kickCount, doneCount = 0 }: Bucket): string =>
  kickCount === 0
    ? words.noKicks
    : [counted(kickCount, 'Kick'), ...(doneCount > 0 ? [words.done(doneCount)] : [])].join(' · ')
