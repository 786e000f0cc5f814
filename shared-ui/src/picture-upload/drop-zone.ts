import { styled } from '@mui/material/styles'
import { focusRing } from '../theme/focus-ring'
import { motion } from '../theme/motion'
import { radius } from '../theme/tokens'

/** The drop target, in the aspect ratio of card pictures. */
export const DropZone = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '4/3',
  width: '100%',
  overflow: 'hidden',
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  border: `2px dashed ${theme.vars.palette.edge}`,
  ...motion('border-color', 'background-color'),
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&[data-filled]': { borderWidth: 0 },
  '&[data-over]': {
    borderStyle: 'solid',
    borderColor: theme.vars.palette.secondary.main,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.secondary.main} 10%, ${theme.vars.palette.background.paper})`,
  },
  '&:has(input:focus-visible)': focusRing(theme),
}))
