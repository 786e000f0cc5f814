import { type CoverProps, Picture, shadow, styled } from '@bucketeer/shared-ui'

/** The distance between holes of the perforation, in pixels. */
const pitch = 10

const Shadow = styled('div')(({ theme }) => ({
  filter: `drop-shadow(0 1px 1px rgb(${theme.vars.palette.shadowColor} / 0.22)) drop-shadow(0 6px 10px rgb(${theme.vars.palette.shadowColor} / 0.16))`,
}))
// The first mask punches holes everywhere; the second covers all of them except along the edge.
const Paper = styled('div')(({ theme }) => ({
  padding: pitch,
  backgroundColor: '#FFFDF8',
  ...theme.applyStyles('dark', { backgroundColor: '#D8D2C5' }),
  mask: [
    `radial-gradient(circle, transparent ${pitch * 0.3}px, #000 ${pitch * 0.34}px) round ${-pitch / 2}px ${-pitch / 2}px / ${pitch}px ${pitch}px`,
    `linear-gradient(#000 0 0) no-repeat center / calc(100% - ${pitch}px) calc(100% - ${pitch}px)`,
  ].join(', '),
}))

/** Shows a cover as an upright postage stamp that fills the width of its container. */
export const Stamp = ({ cover }: { cover: CoverProps }) => (
  <Shadow aria-hidden>
    <Paper>
      <Picture src={null} alt="" cover={cover} ratio="4/5" />
    </Paper>
  </Shadow>
)

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
