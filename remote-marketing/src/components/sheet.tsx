import { shadow, styled } from '@bucketeer/shared-ui'

/** Looks like a sheet of paper, for prints, cards and notes. Sets `--rule`, the colour of lines on it. */
export const Sheet = styled('div')(({ theme }) => ({
  '--rule': `color-mix(in srgb, ${theme.vars.palette.text.primary} 14%, transparent)`,
  overflow: 'hidden',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.raised,
  // In dark mode the raised colour alone would hardly differ from the sections below.
  ...theme.applyStyles('dark', {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.text.primary} 9%, ${theme.vars.palette.background.raised})`,
  }),
  borderRadius: 6,
  boxShadow: shadow(theme, 'lifted'),
}))
