import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { Button } from '../buttons/button'
import { ErrorBanner } from '../states/banners'
import { arranged } from './order-editor'
import { words } from './words'

export interface UndoStripProps {
  /** The message about the last action. */
  text: string
  /** The label of the button; default: Undo. */
  action?: string
  isBusy: boolean
  /** Why the last Undo failed. */
  error: Error | null
  /** Whether it failed because the list had changed. The changed list must be loaded by then. */
  isOutdated?: boolean
  /** Whether the message gets the focus instead of Undo, where Enter would undo what was just confirmed. */
  isTextFocused?: boolean
  onUndo(): void
  onClose(): void
}

/** A message about the last action, with Undo. It gets the focus, because the control that had it is gone. */
export function UndoStrip(props: UndoStripProps) {
  const { text, action = words.undo, isBusy, error, isOutdated = false, isTextFocused = false } = props
  const { onUndo, onClose } = props
  const focused = useRef<HTMLElement>(null)
  useEffect(() => focused.current?.focus(), [])
  const setFocused = (element: HTMLElement | null) => void (focused.current = element)
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
        <Typography
          role="status"
          {...(isTextFocused && { ref: setFocused, tabIndex: -1 })}
          sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {text}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, marginLeft: 'auto' }}>
          <Button
            {...(!isTextFocused && { ref: setFocused })}
            size="small"
            variant="outlined"
            loading={isBusy}
            onClick={onUndo}
          >
            {action}
          </Button>
          <Button size="small" color="inherit" onClick={onClose}>
            {words.close}
          </Button>
        </Stack>
      </Paper>
    </Stack>
  )
}

export interface OrderStripProps extends Pick<UndoStripProps, 'text' | 'error' | 'isOutdated' | 'onClose'> {
  /** The ids in their former order. */
  former: readonly string[]
  /** The ids in their present order, with entries that were added since then. */
  present: readonly string[]
  isSaving: boolean
  /** Called with the ids in the order to save. */
  onSave(ids: string[]): void
}

/** A message that an order is saved, with Undo. Undo restores the former order; entries added since then keep their places. */
export const OrderStrip = ({ former, present, isSaving, onSave, ...message }: OrderStripProps) => (
  <UndoStrip {...message} isTextFocused isBusy={isSaving} onUndo={() => onSave(arranged(former, present))} />
)
