import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { AlertIcon } from '../icons'
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
