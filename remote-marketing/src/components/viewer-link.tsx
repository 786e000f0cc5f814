import { useAuth } from '@bucketeer/shared-auth'
import { LinkButton, type LinkButtonProps } from '@bucketeer/shared-ui'

interface Destination {
  label: string
  to: string
  /** The history state of the page. */
  state?: LinkButtonProps['state']
}

export interface ViewerLinkProps extends Omit<LinkButtonProps, 'to' | 'state' | 'children' | 'style'> {
  member: Destination
  visitor: Destination
}

/** Links members and visitors to different routes. Is hidden but takes its space while authentication is loading. */
export function ViewerLink({ member, visitor, ...button }: ViewerLinkProps) {
  const { isLoading, isLoggedIn } = useAuth()
  const { label, to, state } = isLoggedIn ? member : visitor
  return (
    <LinkButton {...button} to={to} state={state} style={{ visibility: isLoading ? 'hidden' : 'visible' }}>
      {label}
    </LinkButton>
  )
}
