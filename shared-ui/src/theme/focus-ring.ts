import { type Theme } from '@mui/material/styles'

/** The outline of the element with keyboard focus. */
export const focusRing = ({ vars }: Pick<Theme, 'vars'>) => ({
  outline: `3px solid ${vars.palette.secondary.main}`,
  outlineOffset: 2,
})
