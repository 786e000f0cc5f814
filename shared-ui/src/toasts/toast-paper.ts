import { styled } from '@mui/material/styles'
import { shadow } from '../theme/styles'

const margin = 10

/** The widest that a toast can be: the screen less the margins. */
export const maxToastWidth = `calc(100vw - ${2 * margin}px)`

export const ToastPaper = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  boxSizing: 'border-box',
  width: 'max-content',
  minWidth: `min(300px, ${maxToastWidth})`,
  maxWidth: `min(560px, ${maxToastWidth})`,
  padding: theme.spacing(1.25),
  paddingInlineStart: theme.spacing(2),
  borderRadius: 16,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.raised,
  border: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: shadow(theme, 'floating'),
}))
