import { Button, ErrorBanner, Paper, Stack, Typography } from '@bucketeer/shared-ui'
import { useEffect, useRef } from 'react'

interface UndoStripProps {
  /** The message about the last action. */
  text: string
  isBusy: boolean
  /** The title and the reason of a failed Undo. */
  failure: { title: string; error: Error | null }
  onUndo(): void
  onClose(): void
}

/** Says what was done, with Undo in the same place. Takes the focus of the control that it replaces. */
export function UndoStrip({ text, isBusy, failure, onUndo, onClose }: UndoStripProps) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <Stack sx={{ gap: 1 }}>
      <ErrorBanner {...failure} />
      <Paper
        variant="outlined"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          paddingInline: 2,
          paddingBlock: 1,
        }}
      >
        <Typography role="status" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        <Button ref={undo} size="small" variant="outlined" loading={isBusy} onClick={onUndo}>
          Undo
        </Button>
        <Button size="small" color="inherit" onClick={onClose}>
          OK
        </Button>
      </Paper>
    </Stack>
  )
}
