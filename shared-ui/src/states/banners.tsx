import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { type ReactNode, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { AlertIcon, InfoIcon, RetryIcon } from '../icons'
import { words } from '../words'

export interface ErrorBannerProps {
  /** Shown before the message: 'Could not Login:' */
  title: string
  /** An error with the server's sentence as `message`, or the sentence itself; null and undefined show nothing. */
  error: Error | string | null | undefined
}

const messageOf = (error: Error | string) => (typeof error === 'string' ? error : error.message).trim()

const scrollIntoView = (banner: HTMLElement | null) => banner?.scrollIntoView?.({ block: 'nearest' })

/**
 * Shows why a request failed. Scrolls itself into view, and is announced again for every new error, even one with the
 * same message. Shows a general sentence when the message is empty.
 */
export function ErrorBanner({ title, error }: ErrorBannerProps) {
  const [seen, setSeen] = useState({ error, count: 0 })
  if (seen.error !== error) setSeen({ error, count: seen.count + 1 })
  if (error === null || error === undefined) return null
  return (
    <Alert key={seen.count} ref={scrollIntoView} severity="error" icon={<AlertIcon size={22} />}>
      <strong>{title}</strong> {messageOf(error) || words.error.fallback}
    </Alert>
  )
}

export interface RetryBannerProps extends ErrorBannerProps {
  onRetry(): void
  /** `small` within a form or a card. */
  size?: 'small' | 'medium'
}

/** Shows an `ErrorBanner` with a retry button. Shows nothing without an error. */
export function RetryBanner({ title, error, onRetry, size = 'medium' }: RetryBannerProps) {
  if (!error) return null
  const isSmall = size === 'small'
  return (
    <Stack sx={{ alignItems: 'flex-start', gap: isSmall ? 1 : 2 }}>
      <ErrorBanner title={title} error={error} />
      <Button
        size={size}
        variant="outlined"
        startIcon={<RetryIcon size={isSmall ? 16 : 18} />}
        onClick={onRetry}
      >
        {words.error.retry}
      </Button>
    </Stack>
  )
}

const Notice = ({ text, action }: { text: string; action: ReactNode }) => (
  <Alert
    severity="info"
    role="status"
    icon={<InfoIcon size={22} />}
    action={action}
    sx={{ alignItems: 'center', flexWrap: 'wrap' }}
  >
    {text}
  </Alert>
)

/** Says that a form was filled from a draft, and offers to discard the draft. */
export const RestoredNotice = ({ onStartOver }: { onStartOver: () => void }) => (
  <Notice
    text={words.draft.restored}
    action={
      <Button color="inherit" onClick={onStartOver}>
        {words.draft.startOver}
      </Button>
    }
  />
)

/** Says that the entity was changed since the draft began, and offers both versions. */
export const OutdatedNotice = ({ onMine, onNewest }: Record<'onMine' | 'onNewest', () => void>) => (
  <Notice
    text={words.draft.outdated}
    action={
      <>
        <Button color="inherit" onClick={onMine}>
          {words.draft.mine}
        </Button>
        <Button color="inherit" onClick={onNewest}>
          {words.draft.newest}
        </Button>
      </>
    }
  />
)

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
