import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useState } from 'react'
import { Button } from '../buttons/button'
import { InfoIcon } from '../icons'
import { ErrorBanner } from '../states/banners'
import { useAttempt } from '../states/use-attempt'
import { AudienceChoice } from './audience-choice'
import { type Audience, audienceText, closesPictures, type LinkState, withLink } from './audiences'
import { words } from './words'

export interface AudienceControlProps<Value extends Audience> {
  /** The title of the dialog: 'Who can see this'. */
  title: string
  /** The present audience. */
  value: Value
  /** The audiences on offer. The present one is shown even if it is not among them. */
  offered: readonly NoInfer<Value>[]
  /** Saves another audience. The dialog closes when it resolves, and shows the message when it rejects. */
  onSave(audience: NoInfer<Value>): Promise<unknown>
  /** The state of its link, if it has one that works: the button says the whole truth. */
  link?: LinkState | undefined
  /** Shown below the audiences, such as links for sharing. */
  children?: ReactNode
}

/** Renders a button with the present audience, which opens a dialog to change it. For the owner only. */
export function AudienceControl<Value extends Audience>(props: AudienceControlProps<Value>) {
  const { title, value, link } = props
  const [isOpen, setOpen] = useState(false)
  const { icon: Icon, short: text } = audienceText(value)
  const short = withLink(text, value, link)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon size={18} />}
        aria-haspopup="dialog"
        aria-label={words.button(short, title)}
        onClick={() => setOpen(true)}
        sx={{ whiteSpace: 'normal', textAlign: 'left' }}
      >
        {short}
      </Button>
      <AudienceDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

interface AudienceDialogProps<Value extends Audience> extends AudienceControlProps<Value> {
  isOpen: boolean
  onClose(): void
}

/** Asks who may see something. Saves on its button, because the arrow keys choose each audience that they pass. */
function AudienceDialog<Value extends Audience>(props: AudienceDialogProps<Value>) {
  const { title, value, offered, link, isOpen, onClose, onSave, children } = props
  // A choice that failed to save stays, so that it can be repeated.
  const [choice, setChoice] = useState<Value | null>(null)
  const { isBusy, error, run, reset } = useAttempt()
  const chosen = choice ?? value
  const isChanged = chosen !== value
  const close = () => {
    if (!isBusy) onClose()
  }
  const save = () =>
    run(async () => {
      await onSave(chosen)
      onClose()
    })
  const forget = () => {
    setChoice(null)
    reset()
  }
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      slotProps={{ transition: { onExited: forget } }}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <AudienceChoice
          legend={title}
          isLegendHidden
          offered={offered}
          present={value}
          link={link}
          value={chosen}
          onChange={(audience) => !isBusy && setChoice(audience)}
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
        <Button variant="outlined" disabled={isBusy} onClick={close}>
          {isChanged ? words.cancel : words.close}
        </Button>
        {isChanged && (
          <Button variant="contained" loading={isBusy} onClick={save}>
            {words.save}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
