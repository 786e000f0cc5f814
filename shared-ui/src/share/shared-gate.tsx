import { type ReactNode, useEffect, useRef } from 'react'
import { EmptyDrawing } from '../drawings/empty-drawing'
import { LinkButton } from '../links/link-button'
import { EntityGate, type EntityGateProps } from '../states/entity-gate'
import { MessageView } from '../states/message-view'
import { LockedLink, type Unlocking } from './locked-link'
import { words } from './words'

export interface SharedGateProps<Entity> extends Omit<EntityGateProps<Entity>, 'page' | 'above'> {
  /** Sends the password that the reader typed. */
  unlocking: Unlocking
}

const statusOf = (error: Error | null): unknown => error && 'status' in error && error.status

const ended: ReactNode = (
  <MessageView
    drawing={<EmptyDrawing kind="lost" />}
    heading={words.ended.heading}
    text={words.ended.text}
    actions={
      <LinkButton to="/" variant="outlined">
        {words.ended.home}
      </LinkButton>
    }
  />
)

/**
 * Renders the page of a shared link: the entity, its skeleton while loading, the form for the password of the link, or why
 * it does not open. Unknown, ended and expired links look alike.
 */
export function SharedGate<Entity>({ unlocking, ...gate }: SharedGateProps<Entity>) {
  const status = statusOf(gate.query.error)
  const isLocked = status === 401
  const wasLocked = useRef(false)
  const isOpen = !isLocked && gate.query.data !== undefined
  useEffect(() => {
    wasLocked.current ||= isLocked
    if (!isOpen || !wasLocked.current) return
    wasLocked.current = false
    // The form that had the focus is gone.
    document.querySelector('h1')?.focus({ preventScroll: true })
  }, [isLocked, isOpen])
  if (status === 404 || statusOf(unlocking.error) === 404) return ended
  if (isLocked) return <LockedLink {...unlocking} />
  return <EntityGate {...gate} />
}
