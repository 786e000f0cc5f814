import { Component, type ReactNode } from 'react'
import { UnavailableView } from './unavailable-view'

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
