import type { ReactNode, Ref } from 'react'
import { Box, Typography } from '@bucketeer/shared-ui'

interface AccountSectionProps {
  heading: string
  text: string
  /** For a heading that gets the focus. */
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A section of the account page. */
export const AccountSection = ({ heading, text, headingRef, children }: AccountSectionProps) => (
  <Box component="section">
    <Typography variant="h4" component="h2" {...(headingRef && { ref: headingRef, tabIndex: -1 })}>
      {heading}
    </Typography>
    <Typography sx={{ color: 'text.secondary', marginTop: 0.5, marginBottom: 2 }}>{text}</Typography>
    {children}
  </Box>
)
