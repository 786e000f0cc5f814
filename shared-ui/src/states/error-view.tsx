import Button from '@mui/material/Button'
import { MessageView } from './message-view'
import { EmptyDrawing } from '../drawings/empty-drawing'
import { RetryIcon } from '../icons'
import { LinkButton } from '../links/link-button'
import { words } from '../words'

export interface ErrorViewProps {
  /** What happened, in a sentence; without it a general one. */
  message?: string | undefined
  onRetry?: (() => void) | undefined
  /** The way back. */
  back?: { to: string; label: string }
}

/** The page instead of one that could not be shown: 'Error', what happened, and what one can do. */
export function ErrorView({ message, onRetry, back }: ErrorViewProps) {
  const actions = (
    <>
      {onRetry && (
        <Button variant="contained" startIcon={<RetryIcon size={18} />} onClick={onRetry}>
          {words.error.retry}
        </Button>
      )}
      {back && (
        <LinkButton to={back.to} variant="outlined">
          {back.label}
        </LinkButton>
      )}
    </>
  )
  return (
    <MessageView
      drawing={<EmptyDrawing kind="broken" />}
      heading={words.error.heading}
      text={message || words.error.text}
      actions={actions}
    />
  )
}
