import type { ReactNode } from 'react'
import { BookIcon, CheckIcon, MountainIcon } from '@bucketeer/shared-ui'
import type { IconName } from './bottom-bar-items'

/** A bucket in the style of the other icons, which have none. */
const BucketIcon = () => (
  <svg
    width="22"
    height="22"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M4 10h16l-1.7 9.3a2 2 0 0 1-2 1.7H7.7a2 2 0 0 1-2-1.7z" />
    <path d="M5 10a7 7 0 0 1 14 0" />
  </svg>
)

/** The icons of the bar and of its menu. A member's own picture stands for 'you'. */
export const icons: Record<IconName, ReactNode> = {
  bucket: <BucketIcon />,
  kick: <MountainIcon size={22} />,
  journal: <BookIcon size={22} />,
  done: <CheckIcon size={22} />,
  you: null,
}
