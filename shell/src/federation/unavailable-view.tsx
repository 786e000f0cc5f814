import { useState } from 'react'
import { ErrorView } from '@bucketeer/shared-ui'
import { words } from './words'

interface UnavailableViewProps {
  /** Display name of the part. */
  title: string
  onRetry: () => Promise<void>
}

/** Replaces a page that cannot be loaded or that threw while it rendered. */
export const UnavailableView = ({ title, onRetry }: UnavailableViewProps) => {
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
