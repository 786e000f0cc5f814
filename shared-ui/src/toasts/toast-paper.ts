import { styled } from '@mui/material/styles'
import { floating } from '../theme/styles'

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
  ...floating(theme),
  color: theme.vars.palette.text.primary,
}))
