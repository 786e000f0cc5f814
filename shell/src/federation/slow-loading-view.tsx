import { useEffect, useLayoutEffect, useState } from 'react'
import {
  Button,
  LoadingView,
  Stack,
  Typography,
  isPrerenderedPageShown,
  keepPrerenderedPage,
  replacePrerenderedPage,
} from '@bucketeer/shared-ui'
import { words } from './words'

/** A retry is offered after this time, while the load continues. */
const slowAfterMs = 5000

/** The loading view of a page's code, with a retry after 5 s. Empty while the prerendered page is visible. */
export const SlowLoadingView = ({ onRetry }: { onRetry: () => Promise<void> }) => {
  const [isSlow, setSlow] = useState(false)
  const [isCovered] = useState(isPrerenderedPageShown)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs)
    return () => clearTimeout(timer)
  }, [])
  useLayoutEffect(keepPrerenderedPage, [])
  useLayoutEffect(() => {
    if (isSlow) replacePrerenderedPage()
  }, [isSlow])
  return (
    <>
      {(isSlow || !isCovered) && <LoadingView />}
      {isSlow && (
        <Stack role="status" spacing={1} sx={{ alignItems: 'center', textAlign: 'center', pb: 8 }}>
          <Typography variant="h6" component="p">
            {words.slow}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{words.slowHint}</Typography>
          <Button variant="outlined" onClick={() => void onRetry()}>
            {words.tryAgain}
          </Button>
        </Stack>
      )}
    </>
  )
}
