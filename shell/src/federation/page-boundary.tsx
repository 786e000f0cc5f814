import { Component, type ReactNode, useState } from 'react'
import { ErrorView } from '@bucketeer/shared-ui'
import { words } from './words'

interface UnavailableViewProps {
  /** Display name of the part. */
  title: string
  onRetry: () => Promise<void>
}

/** Replaces a page that cannot be loaded or that threw while it rendered. */
const UnavailableView = ({ title, onRetry }: UnavailableViewProps) => {
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

interface Props {
  title: string
  onRetry: () => Promise<void>
  /** Called with the error that the page threw. */
  onError: (error: unknown) => void
  children: ReactNode
}

/** Catches errors that a page throws while it loads or renders; the rest of the site keeps working. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    const { title, onRetry, children } = this.props
    return this.state.failed ? <UnavailableView title={title} onRetry={onRetry} /> : children
  }
}
