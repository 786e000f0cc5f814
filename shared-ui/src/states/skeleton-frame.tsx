import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { type ReactNode } from 'react'
import { LoadingMessage, type LoadingMessageProps } from './loading-message'
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

export interface SkeletonFrameProps {
  /** What the words of waiting are: the heading where the whole page is still to come, else a line. */
  words?: LoadingMessageProps['as']
  children: ReactNode
}

/** The shape of what comes, and the words of waiting on a slip above it, which takes no room of its own. */
export function SkeletonFrame({ words = 'p', children }: SkeletonFrameProps) {
  return (
    <Box sx={{ position: 'relative', minHeight: 240 }}>
      <div aria-hidden>{children}</div>
      <Slip>
        <LoadingMessage as={words} />
      </Slip>
    </Box>
  )
}
