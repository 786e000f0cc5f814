import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'
import { useArrival } from '../page/use-arrival'

export interface MessageViewProps {
  drawing: ReactNode
  heading: string
  text: ReactNode
  actions: ReactNode
}

/** Renders a page with only a drawing, a heading, a sentence and actions. */
export function MessageView({ drawing, heading, text, actions }: MessageViewProps) {
  const headingRef = useArrival(heading)
  return (
    <Stack
      sx={{
        alignItems: 'center',
        textAlign: 'center',
        gap: 2,
        maxWidth: 560,
        marginInline: 'auto',
        padding: { xs: '48px 16px', sm: '80px 32px' },
      }}
    >
      {drawing}
      <Typography variant="h1" ref={headingRef} tabIndex={-1}>
        {heading}
      </Typography>
      <Typography
        variant="subtitle1"
        component="p"
        sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {text}
      </Typography>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', justifyContent: 'center', marginTop: 1 }}>
        {actions}
      </Stack>
    </Stack>
  )
}
