import { useState } from 'react'
import { ErrorView } from '@bucketeer/shared-ui'
import { words } from './words'

interface UnavailableViewProps {
  /** The part that is missing, as a person would call it. */
  title: string
  onRetry: () => Promise<void>
}

/** Stands where a page would be that cannot be loaded or fails while it renders. */
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
