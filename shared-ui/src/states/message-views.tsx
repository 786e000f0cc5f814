import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactElement, ReactNode } from 'react'
import { EmptyDrawing, type EmptyDrawingProps } from '../drawings/drawings'
import { LinkButton } from '../links/links'
import { useArrival } from '../page/use-arrival'
import { words } from '../words'
import { RetryButton } from './banners'

interface MessageViewProps {
  drawing: EmptyDrawingProps['kind']
  heading: string
  text: ReactNode
  actions: ReactNode
}

/** Renders a page with only a drawing, a heading, a sentence and actions. */
export function MessageView({ drawing, heading, text, actions }: MessageViewProps) {
  const headingRef = useArrival(heading)
  return (
    <Stack
      sx={{
        alignItems: 'center',
        textAlign: 'center',
        gap: 2,
        maxWidth: 560,
        marginInline: 'auto',
        padding: { xs: '48px 16px', sm: '80px 32px' },
      }}
    >
      <EmptyDrawing kind={drawing} />
      <Typography variant="h1" ref={headingRef} tabIndex={-1}>
        {heading}
      </Typography>
      <Typography
        variant="subtitle1"
        component="p"
        sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {text}
      </Typography>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', justifyContent: 'center', marginTop: 1 }}>
        {actions}
      </Stack>
    </Stack>
  )
}

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
      {onRetry && <RetryButton variant="contained" onClick={onRetry} />}
      {back && (
        <LinkButton to={back.to} variant="outlined">
          {back.label}
        </LinkButton>
      )}
    </>
  )
  return (
    <MessageView
      drawing="broken"
      heading={words.error.heading}
      text={message || words.error.text}
      actions={actions}
    />
  )
}

/** Replaces a page that does not exist or that the user may not see. */
export function NotFoundView() {
  return (
    <MessageView
      drawing="lost"
      heading={words.notFound.heading}
      text={words.notFound.text}
      actions={
        <LinkButton to="/" variant="contained">
          {words.notFound.home}
        </LinkButton>
      }
    />
  )
}

export interface EmptyViewProps {
  /** The kind of an `EmptyDrawing`, or an element. */
  drawing?: EmptyDrawingProps['kind'] | ReactElement
  /** One sentence. */
  text: ReactNode
  /** The next step, a `LinkButton` or button. */
  action?: ReactNode
  /** The next step as a button, in place of an action. */
  button?: { label: string; onClick(): void }
  /** The next step as a link, in place of an action. */
  link?: { to: string; label: string; variant?: 'contained' | 'outlined' }
}

/** Shows that a list is empty. */
export function EmptyView({ drawing, text, action, button, link }: EmptyViewProps) {
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 2.5, paddingBlock: { xs: 4, sm: 7 } }}>
      {typeof drawing === 'string' ? <EmptyDrawing kind={drawing} /> : drawing}
      <Typography
        variant="h4"
        component="p"
        sx={{ maxWidth: '36ch', fontWeight: 500, overflowWrap: 'anywhere' }}
      >
        {text}
      </Typography>
      {action}
      {button && (
        <Button variant="outlined" onClick={button.onClick}>
          {button.label}
        </Button>
      )}
      {link && (
        <LinkButton to={link.to} variant={link.variant ?? 'outlined'}>
          {link.label}
        </LinkButton>
      )}
    </Stack>
  )
}
