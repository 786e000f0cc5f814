import type { ReactNode } from 'react'
import { BookIcon, CheckIcon, MountainIcon } from '@bucketeer/shared-ui'
import type { IconName } from './bottom-bar-items'
import { BucketIcon } from './bucket-icon'

/** The icons of the bar and of its menu. A member's own picture stands for 'you'. */
export const icons: Record<IconName, ReactNode> = {
  bucket: <BucketIcon />,
  kick: <MountainIcon size={22} />,
  journal: <BookIcon size={22} />,
  done: <CheckIcon size={22} />,
  you: null,
}
