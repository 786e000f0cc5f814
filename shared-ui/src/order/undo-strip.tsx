import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { Button } from '../buttons/button'
import { ErrorBanner } from '../states/banners'
import { words } from './words'

export interface UndoStripProps {
  /** The message about the last action. */
  text: string
  isBusy: boolean
  /** Why the last Undo failed. */
  error: Error | null
  /** Whether it failed because the list had changed. The changed list must be loaded by then. */
  isOutdated?: boolean
  onUndo(): void
  onClose(): void
}

/** A message about the last action, with Undo. Undo gets the focus, because the control that had it is gone. */
export function UndoStrip({ text, isBusy, error, isOutdated = false, onUndo, onClose }: UndoStripProps) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <Stack sx={{ gap: 1 }}>
      <ErrorBanner title={words.couldNotUndo} error={isOutdated ? words.undoAgain : error} />
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
        <Stack direction="row" sx={{ gap: 1, marginLeft: 'auto' }}>
          <Button ref={undo} size="small" variant="outlined" loading={isBusy} onClick={onUndo}>
            {words.undo}
          </Button>
          <Button size="small" color="inherit" onClick={onClose}>
            {words.close}
          </Button>
        </Stack>
      </Paper>
    </Stack>
  )
}
