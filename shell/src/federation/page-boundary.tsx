import { Component, type ReactNode } from 'react'
import { UnavailableView } from './unavailable-view'

interface Props {
  title: string
  onRetry: () => Promise<void>
  /** Is told of what the page threw. */
  onError: (error: unknown) => void
  children: ReactNode
}

/** Catches what a page throws while it loads or renders; the site around it goes on. */
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
