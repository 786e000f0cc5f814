import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { type ReactNode } from 'react'
import { LoadingMessage, type LoadingMessageProps } from './loading-message'
import { shadow } from '../theme/shadows'

const MessageCard = styled('div')(({ theme }) => ({
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
  /** The element of the loading message: `h1` where the skeleton replaces a whole page. */
  words?: LoadingMessageProps['as']
  children: ReactNode
}

/** Renders a skeleton with the loading message over it. */
export function SkeletonFrame({ words = 'p', children }: SkeletonFrameProps) {
  return (
    <Box sx={{ position: 'relative', minHeight: 240 }}>
      <div aria-hidden>{children}</div>
      <MessageCard>
        <LoadingMessage as={words} />
      </MessageCard>
    </Box>
  )
}
