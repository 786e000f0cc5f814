import { Button, CircularProgress, Stack } from '@bucketeer/shared-ui'
import { type ReactNode } from 'react'

interface SaveRowProps {
  label: string
  busy: boolean
  /** The way out without saving. */
  children: ReactNode
}

/** The foot of a form: the button that sends it, and the way out beside it. */
export function SaveRow({ label, busy, children }: SaveRowProps) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Button
        type="submit"
        variant="contained"
        aria-busy={busy}
        startIcon={busy && <CircularProgress size={18} color="inherit" aria-hidden />}
      >
        {label}
      </Button>
      {children}
    </Stack>
  )
}
