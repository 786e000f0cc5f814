import Stack from '@mui/material/Stack'
import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { ArrowLeftIcon } from '../icons'
import { LinkButton } from '../links/links'
import { words } from '../words'
import { useOrigin, wayBack } from './use-arrival'

export interface BackTarget {
  to: string
  label: string
}

const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey

const pathOf = (to: string) => to.split(/[?#]/u)[0]

function BackLink({
  to,
  onClick,
  children,
}: {
  to: string
  onClick?(event: MouseEvent): void
  children: ReactNode
}) {
  return (
    <LinkButton
      to={to}
      {...(onClick && { onClick, state: wayBack })}
      size="small"
      color="inherit"
      startIcon={<ArrowLeftIcon size={18} />}
      sx={{ marginLeft: -1.5, maxWidth: '100%', color: 'text.secondary' }}
    >
      <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{children}</span>
    </LinkButton>
  )
}

/**
 * Renders the links back of a page, and one to the page from which the user came, unless that is one of them: it gets the
 * query with which the user left it. The browser's history restores how far that page was scrolled.
 */
export function BackLinks({ targets }: { targets: readonly BackTarget[] }) {
  const origin = useOrigin()
  const navigate = useNavigate()
  const goBack = (event: MouseEvent) => {
    if (!origin?.isPrevious || !isPlainClick(event)) return
    event.preventDefault()
    void navigate(-1)
  }
  const isOrigin = ({ to }: BackTarget) => pathOf(to) === origin?.pathname
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
      {targets.map((target) =>
        origin && isOrigin(target) ? (
          <BackLink key={target.to} to={origin.to} onClick={goBack}>
            {target.label}
          </BackLink>
        ) : (
          <BackLink key={target.to} to={target.to}>
            {target.label}
          </BackLink>
        ),
      )}
      {origin && !targets.some(isOrigin) && (
        <BackLink to={origin.to} onClick={goBack}>
          {origin.pathname === '/' ? words.backHome : words.backTo(origin.title)}
        </BackLink>
      )}
    </Stack>
  )
}
