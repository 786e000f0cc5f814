import type { ReactNode } from 'react'
import { pageWidth, Stack } from '@bucketeer/shared-ui'

/** The layout of a profile, as wide as the lists. */
export const ProfileFrame = ({ children }: { children: ReactNode }) => (
  <Stack
    sx={{
      width: '100%',
      maxWidth: pageWidth.wide + 64,
      marginInline: 'auto',
      paddingInline: { xs: 2, sm: 4 },
      paddingTop: { xs: 0, sm: 3 },
      paddingBottom: { xs: 8, sm: 12 },
      gap: { xs: 6, sm: 8 },
    }}
  >
    {children}
  </Stack>
)
