import { type Theme } from '@mui/material/styles'

/** How it shows where the keyboard is. */
export const focusRing = (theme: Theme) => ({
  outline: `3px solid ${theme.vars.palette.secondary.main}`,
  outlineOffset: 2,
})
