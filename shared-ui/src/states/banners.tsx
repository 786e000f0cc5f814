import Alert from '@mui/material/Alert'
import Button, { type ButtonProps } from '@mui/material/Button'
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

/** A button that tries again what failed. */
export const RetryButton = ({ size, ...button }: Omit<ButtonProps, 'children' | 'startIcon'>) => (
  <Button size={size} startIcon={<RetryIcon size={size === 'small' ? 16 : 18} />} {...button}>
    {words.error.retry}
  </Button>
)

export interface RetryBannerProps extends ErrorBannerProps {
  onRetry(): void
  /** `small` within a form or a card. */
  size?: 'small' | 'medium'
}

/** Shows an `ErrorBanner` with a retry button. Shows nothing without an error. */
export function RetryBanner({ title, error, onRetry, size = 'medium' }: RetryBannerProps) {
  if (!error) return null
  return (
    <Stack sx={{ alignItems: 'flex-start', gap: size === 'small' ? 1 : 2 }}>
      <ErrorBanner title={title} error={error} />
      <RetryButton size={size} variant="outlined" onClick={onRetry} />
    </Stack>
  )
}

interface NoticeProps {
  text: string
  choices: readonly { label: string; onChoose(): void }[]
}

const Notice = ({ text, choices }: NoticeProps) => (
  <Alert
    severity="info"
    role="status"
    icon={<InfoIcon size={22} />}
    action={choices.map(({ label, onChoose }) => (
      <Button key={label} color="inherit" onClick={onChoose}>
        {label}
      </Button>
    ))}
    sx={{ alignItems: 'center', flexWrap: 'wrap' }}
  >
    {text}
  </Alert>
)

/** Says that a form was filled from a draft, and offers to discard the draft. */
export const RestoredNotice = ({ onStartOver }: { onStartOver: () => void }) => (
  <Notice text={words.draft.restored} choices={[{ label: words.draft.startOver, onChoose: onStartOver }]} />
)

/** Says that the entity was changed since the draft began, and offers both versions. */
export const OutdatedNotice = ({ onMine, onNewest }: Record<'onMine' | 'onNewest', () => void>) => (
  <Notice
    text={words.draft.outdated}
    choices={[
      { label: words.draft.mine, onChoose: onMine },
      { label: words.draft.newest, onChoose: onNewest },
    ]}
  />
)

/** Says in the place of a section why it is not shown, with a retry. */
export const SectionFailure = ({ message, onRetry }: { message: string; onRetry(): void }) => (
  <Alert
    severity="error"
    action={
      <Button size="small" color="inherit" onClick={onRetry}>
        {words.error.retry}
      </Button>
    }
  >
    {message}
  </Alert>
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
      <SectionFailure message={message} onRetry={resetErrorBoundary} />
    )}
  >
    {children}
  </ErrorBoundary>
)
