import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { Button } from '../buttons/button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { InfoIcon } from '../icons'
import { ErrorBanner } from '../states/error-banner'
import { AudienceChoice } from './audience-choice'
import type { AudienceControlProps } from './audience-control'
import { type Audience, closesPictures } from './audiences'
import { useAudienceSaving } from './use-audience-saving'
import { words } from './words'

interface AudienceDialogProps<Value extends Audience> extends AudienceControlProps<Value> {
  isOpen: boolean
  onClose(): void
}

/** Asks who may see something. Saves on its button, because the arrow keys choose each audience that they pass. */
export function AudienceDialog<Value extends Audience>(props: AudienceDialogProps<Value>) {
  const { title, value, offered, isOpen, onClose, onSave, children } = props
  const id = useId()
  const { chosen, choose, reset, save, isSaving, error } = useAudienceSaving({
    value,
    onSave,
    onSaved: onClose,
  })
  const isChanged = chosen !== value
  const close = () => {
    if (!isSaving) onClose()
  }
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      slotProps={{ transition: { onExited: reset } }}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <AudienceChoice
          legend={title}
          isLegendHidden
          offered={offered}
          present={value}
          value={chosen}
          onChange={choose}
        />
        <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
          {closesPictures(value, chosen) && (
            <Alert role="presentation" severity="info" icon={<InfoIcon size={22} />}>
              {words.narrowed}
            </Alert>
          )}
        </Box>
        <ErrorBanner title={words.couldNotSave} error={error} />
        {children}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={isSaving} onClick={close}>
          {isChanged ? words.cancel : words.close}
        </Button>
        {isChanged && (
          <Button variant="contained" loading={isSaving} onClick={save}>
            {words.save}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
