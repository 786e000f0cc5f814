import { styled, type SxProps, type Theme } from '@bucketeer/shared-ui'
import type { ReactNode } from 'react'
import { NavLink, type NavLinkProps } from 'react-router-dom'

/** Shared style of links and buttons of the top bar. */
export const barItem = ({ theme }: { theme: Theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  minHeight: 44,
  padding: theme.spacing(0, 1.5),
  border: 0,
  borderRadius: 12,
  whiteSpace: 'nowrap' as const,
  textDecoration: 'none',
  cursor: 'pointer',
  color: theme.vars.palette.text.primary,
  backgroundColor: 'transparent',
  '&:hover, &[aria-expanded=true]': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.text.primary} 7%, transparent)`,
  },
  '&[aria-current]': { color: theme.vars.palette.secondary.main },
})

/** A button of the top bar; looks like its links. */
export const BarButton = styled('button')(barItem)

const Placeholder = styled('span')(barItem, { visibility: 'hidden' })

interface BarPlaceProps {
  sx?: SxProps<Theme>
  /** Determines the size. */
  children: ReactNode
}

/** Reserves the space of an entry that may appear later, to avoid a layout shift. */
export const BarPlaceholder = ({ sx, children }: BarPlaceProps) => (
  <Placeholder aria-hidden sx={sx ?? null}>
    {children}
  </Placeholder>
)

const StyledLink = styled(NavLink)(barItem)

interface BarLinkProps {
  to: string
  state?: NavLinkProps['state']
  children: ReactNode
}

/** A link of the top bar. */
export const BarLink = ({ to, state, children }: BarLinkProps) => (
  <StyledLink to={to} state={state} end>
    {children}
  </StyledLink>
)
