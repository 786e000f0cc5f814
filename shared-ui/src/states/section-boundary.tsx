import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Component, type ReactNode } from 'react'
import { words } from '../words'

interface SectionBoundaryProps {
  /** One sentence about what could not be shown; default: a general one. */
  message?: string
  /** Called before the section renders again, to reset what made it fail. */
  onRetry?: () => void
  children: ReactNode
}

/** Catches render errors of one section of a page and offers a retry. */
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
