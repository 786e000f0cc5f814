import { Component, type ReactNode } from 'react'
import { ErrorView } from '@bucketeer/shared-ui'
import { reportShellFailure } from '../federation/running-shell'
import { words } from './words'

/** Replaces the whole site when the shell throws outside of a page; only a reload helps then. */
export class SiteBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    reportShellFailure(error)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <ErrorView message={words.failure} onRetry={() => window.location.reload()} />
  }
}
