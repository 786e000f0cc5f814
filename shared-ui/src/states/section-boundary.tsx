import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { words } from '../words'

interface SectionBoundaryProps {
  /** One sentence about what could not be shown; default: a general one. */
  message?: string
  /** Called before the section renders again, to reset what made it fail. */
  onRetry?: () => void
  children: ReactNode
}

/** Catches render errors of one section of a page and offers a retry. */
export const SectionBoundary = ({
  message = words.error.section,
  onRetry,
  children,
}: SectionBoundaryProps) => (
  <ErrorBoundary
    onReset={onRetry}
    fallbackRender={({ resetErrorBoundary }) => (
      <Alert
        severity="error"
        action={
          <Button size="small" color="inherit" onClick={resetErrorBoundary}>
            {words.error.retry}
          </Button>
        }
      >
        {message}
      </Alert>
    )}
  >
    {children}
  </ErrorBoundary>
)
