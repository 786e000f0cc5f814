import {
  Button,
  EmptyView,
  ErrorView,
  isPrerenderedPageShown,
  keepPrerenderedPage,
  LoadingView,
  PageFrame,
  replacePrerenderedPage,
  Stack,
  Typography,
} from '@bucketeer/shared-ui'
import { useEffect, useLayoutEffect, useState } from 'react'
import { words } from './words'

/** Replaces the pages of a remote that is switched off. */
export const SwitchedOffView = ({ title }: { title: string }) => (
  <PageFrame title={words.switchedOff(title)}>
    <EmptyView
      drawing="broken"
      text={words.switchedOffHint}
      link={{ to: '/', label: words.home, variant: 'contained' }}
    />
  </PageFrame>
)

interface UnavailableViewProps {
  /** Display name of the part. */
  title: string
  onRetry: () => Promise<void>
}

/** Replaces a page that cannot be loaded or that threw while it rendered. */
export function UnavailableView({ title, onRetry }: UnavailableViewProps) {
  const [isTrying, setTrying] = useState(false)
  const retry = () => {
    setTrying(true)
    void onRetry().finally(() => setTrying(false))
  }
  return (
    <ErrorView
      message={`${words.unavailable(title)} ${words.unavailableHint}`}
      onRetry={isTrying ? undefined : retry}
    />
  )
}

/** A retry is offered after this time, while the load continues. */
const slowAfterMs = 5000

/** The loading view of a page's code, with a retry after 5 s. Empty while the prerendered page is visible. */
export function SlowLoadingView({ onRetry }: { onRetry: () => Promise<void> }) {
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
