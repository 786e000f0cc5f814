import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'

export interface EmptyViewProps {
  /** An `EmptyDrawing`. */
  drawing?: ReactNode
  /** One sentence. */
  text: ReactNode
  /** The next step, a `LinkButton` or button. */
  action?: ReactNode
}

/** Shows that a list is empty. */
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
