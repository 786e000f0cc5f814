import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'

export interface EmptyViewProps {
  /** An `EmptyDrawing`. */
  drawing?: ReactNode
  /** One sentence. */
  text: ReactNode
  /** The first step: a `LinkButton` or a button. */
  action?: ReactNode
}

/** What a list shows while it holds nothing. */
export function EmptyView({ drawing, text, action }: EmptyViewProps) {
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 2.5, paddingBlock: { xs: 4, sm: 7 } }}>
      {drawing}
      <Typography variant="h4" component="p" sx={{ maxWidth: '36ch', fontWeight: 500 }}>
        {text}
      </Typography>
      {action}
    </Stack>
  )
}
