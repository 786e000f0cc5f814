import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { words } from '../words'

interface RemovedRowProps {
  text: string
  undoId: string
  /** Undefined when there is no room for it any more. */
  onUndo: (() => void) | undefined
}

/** Stands in the place of a removed photo. */
export function RemovedRow({ text, undoId, onUndo }: RemovedRowProps) {
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, paddingInline: 2 }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <Button size="small" id={undoId} disabled={!onUndo} onClick={onUndo}>
        {words.undo}
      </Button>
    </Stack>
  )
}
