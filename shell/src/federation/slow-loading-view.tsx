import { useEffect, useLayoutEffect, useState } from 'react'
import {
  Button,
  LoadingView,
  Stack,
  Typography,
  isFirstPageShown,
  keepFirstPage,
  replaceFirstPage,
} from '@bucketeer/shared-ui'
import { words } from './words'

/** After so many milliseconds of waiting one is offered another try; the load itself goes on. */
const patience = 5000

/** The loading view of a page's code; empty for as long as the page itself is there to be seen, in the HTML. */
export const SlowLoadingView = ({ onRetry }: { onRetry: () => Promise<void> }) => {
  const [isSlow, setSlow] = useState(false)
  const [isCovered] = useState(isFirstPageShown)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience)
    return () => clearTimeout(timer)
  }, [])
  useLayoutEffect(keepFirstPage, [])
  useLayoutEffect(() => {
    if (isSlow) replaceFirstPage()
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
