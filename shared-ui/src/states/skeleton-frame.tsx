import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { type ReactNode } from 'react'
import { LoadingNote } from './loading-note'
import { shadow } from '../theme/shadows'

const Slip = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 'clamp(48px, 18vh, 160px)',
  left: '50%',
  transform: 'translateX(-50%)',
  width: 'max-content',
  maxWidth: 'calc(100% - 32px)',
  padding: theme.spacing(2, 3),
  borderRadius: 16,
  backgroundColor: theme.vars.palette.background.raised,
  boxShadow: shadow(theme, 'floating'),
}))

/** The shape of what comes, and the words of waiting on a slip above it, which takes no room of its own. */
export function SkeletonFrame({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ position: 'relative', minHeight: 240 }}>
      <div aria-hidden>{children}</div>
      <Slip>
        <LoadingNote />
      </Slip>
    </Box>
  )
}
