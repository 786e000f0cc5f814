import { styled, type Theme } from '@bucketeer/shared-ui'
import { NavLink, type NavLinkProps } from 'react-router-dom'

/** Shared style of links and buttons of the top bar. */
const barItem = ({ theme }: { theme: Theme }) => ({
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

/** Reserves the space of an entry that may appear later, to avoid a layout shift. Screen readers skip it. */
export const BarPlaceholder = styled('span')(barItem, { visibility: 'hidden' })

/** A link of the top bar. */
export const BarLink = styled((props: NavLinkProps) => <NavLink end {...props} />)(barItem)
