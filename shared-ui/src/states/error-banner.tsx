import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { AlertIcon } from '../icons'
import { words } from '../words'

export interface ErrorBannerProps {
  /** Stands before the message: 'Could not Login:' */
  title: string
  /** An error's `message` (the server's sentence), or the sentence itself; null and undefined show nothing. */
  error: Error | string | null | undefined
}

const messageOf = (error: Error | string) => (typeof error === 'string' ? error : error.message).trim()

const bringIntoSight = (banner: HTMLElement | null) => banner?.scrollIntoView?.({ block: 'nearest' })

/**
 * The red banner of a call that failed: title, then message. It is announced, brought into sight, and announced again
 * for every new error, even for one with the same words. An error without words gets a sentence of ours.
 */
export function ErrorBanner({ title, error }: ErrorBannerProps) {
  const [seen, setSeen] = useState({ error, count: 0 })
  if (seen.error !== error) setSeen({ error, count: seen.count + 1 })
  if (error === null || error === undefined) return null
  return (
    <Alert key={seen.count} ref={bringIntoSight} severity="error" icon={<AlertIcon size={22} />}>
      <strong>{title}</strong> {messageOf(error) || words.error.fallback}
    </Alert>
  )
}
