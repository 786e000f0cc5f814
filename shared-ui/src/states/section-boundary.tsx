import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Component, type ReactNode } from 'react'
import { words } from '../words'

interface SectionBoundaryProps {
  /** What could not be shown, in a sentence. */
  message?: string
  /** Called before the section is tried again, to drop what made it fail. */
  onRetry?: () => void
  children: ReactNode
}

/** Keeps the failure of one section of a page to that section, which can be tried again. */
export class SectionBoundary extends Component<SectionBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  retry = () => {
    this.props.onRetry?.()
    this.setState({ hasFailed: false })
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    const retry = (
      <Button size="small" color="inherit" onClick={this.retry}>
        {words.error.retry}
      </Button>
    )
    return (
      <Alert severity="error" action={retry}>
        {this.props.message ?? words.error.section}
      </Alert>
    )
  }
}
