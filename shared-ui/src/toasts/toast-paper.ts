import { styled } from '@mui/material/styles'
import { shadow } from '../theme/shadows'

const margin = 10

/** The screen less a margin at both sides: 300 px on the narrowest phone. */
export const toastRoom = `calc(100vw - ${2 * margin}px)`

/** 300 to 560 px wide, but never wider than the screen. */
export const ToastPaper = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  boxSizing: 'border-box',
  width: 'max-content',
  minWidth: `min(300px, ${toastRoom})`,
  maxWidth: `min(560px, ${toastRoom})`,
  padding: theme.spacing(1.25, 1.25, 1.25, 2),
  borderRadius: 16,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.raised,
  border: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: shadow(theme, 'floating'),
}))
