import { Button, Stack } from '@bucketeer/shared-ui'
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@bucketeer/shared-ui/forms'
import type { ReactNode } from 'react'
import { words } from '../words'

interface ChoiceDialogProps {
  title: string
  onClose(): void
  /** The choices, which act at once. */
  children: ReactNode
}

/** Asks for a choice about the selected Kicks. */
export const ChoiceDialog = ({ title, onClose, children }: ChoiceDialogProps) => (
  <Dialog open onClose={onClose} fullWidth maxWidth="xs">
    <DialogTitle>{title}</DialogTitle>
    <DialogContent>
      <Stack sx={{ gap: 1, paddingTop: 1 }}>{children}</Stack>
    </DialogContent>
    <DialogActions>
      <Button color="inherit" onClick={onClose}>
        {words.cancel}
      </Button>
    </DialogActions>
  </Dialog>
)
