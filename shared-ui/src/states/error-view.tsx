import Button from '@mui/material/Button'
import { MessageView } from './message-view'
import { EmptyDrawing } from '../drawings/empty-drawing'
import { RetryIcon } from '../icons'
import { LinkButton } from '../links/link-button'
import { words } from '../words'

export interface ErrorViewProps {
  /** One sentence; default: a general one. */
  message?: string | undefined
  onRetry?: (() => void) | undefined
  back?: { to: string; label: string }
}

/** Replaces a page that could not be shown: heading 'Error', a message, retry and a link back. */
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
