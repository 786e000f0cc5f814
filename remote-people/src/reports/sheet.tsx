import { Paper, Stack, Typography } from '@bucketeer/shared-ui'
import type { ReactNode } from 'react'

/** A report or a decision in a list. */
export const Sheet = ({ children }: { children: ReactNode }) => (
  <Paper variant="outlined" sx={{ padding: { xs: 2, sm: 3 }, borderRadius: '20px' }}>
    <Stack sx={{ gap: 1.5 }}>{children}</Stack>
  </Paper>
)

/** A text of people with its line breaks. */
export const Said = ({ children }: { children: ReactNode }) => (
  <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{children}</Typography>
)
