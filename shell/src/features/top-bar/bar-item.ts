import type { Theme } from '@bucketeer/shared-ui'

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
