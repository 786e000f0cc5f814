import { type Theme, useMediaQuery } from '@bucketeer/shared-ui'
import { savesData } from './saves-data'
import { useSettled } from './use-settled'

/**
 * Whether the banner may move: on wide screens, once the page can be used, and not for those who asked their system
 * for less motion or their browser for less data. Until then nothing of a video is fetched.
 */
export const useTakesVideo = () => {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'))
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)')
  const isSettled = useSettled()
  return isWide && !isCalm && isSettled && !savesData()
}
