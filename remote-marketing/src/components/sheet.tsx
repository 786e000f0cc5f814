import { shadow, styled } from '@bucketeer/shared-ui'

/** A sheet of paper that lies on the page: photo prints, cards, leaves of a book. `--rule` is the colour of lines on it. */
export const Sheet = styled('div')(({ theme }) => ({
  '--rule': `color-mix(in srgb, ${theme.vars.palette.text.primary} 14%, transparent)`,
  overflow: 'hidden',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.raised,
  // By night paper is lit from somewhere: the sections it lies on are nearly as light as what is raised.
  ...theme.applyStyles('dark', {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.text.primary} 9%, ${theme.vars.palette.background.raised})`,
  }),
  borderRadius: 6,
  boxShadow: shadow(theme, 'lifted'),
}))
