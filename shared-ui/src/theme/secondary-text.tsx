import Typography, { type TypographyProps } from '@mui/material/Typography'
import type { ElementType } from 'react'

/** Renders small text in the secondary colour. */
export const SecondaryText = (props: TypographyProps & { component?: ElementType }) => (
  <Typography variant="body2" color="textSecondary" {...props} />
)
