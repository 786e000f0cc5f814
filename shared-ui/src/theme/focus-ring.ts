import { type Theme } from '@mui/material/styles'

/** How it shows where the keyboard is. */
export const focusRing = ({ vars }: Pick<Theme, 'vars'>) => ({
  outline: `3px solid ${vars.palette.secondary.main}`,
  outlineOffset: 2,
})
