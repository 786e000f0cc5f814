import { Button, ErrorBanner, Stack, Typography } from '@bucketeer/shared-ui'
import { DialogActions, DialogContent, TextField } from '@bucketeer/shared-ui/forms'
import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { titleLimit } from './use-create-stories'
import { words } from './words'

/** Asks for the title of a new Journal. */
export const TitleField = ({ value, onChange }: { value: string; onChange(title: string): void }) => (
  <TextField
    label={words.title}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ htmlInput: { maxLength: titleLimit } }}
    autoComplete="off"
    required
    fullWidth
  />
)

interface CreationFormProps {
  intro: string
  creation: { error: Error | null; isPending: boolean }
  confirm: string
  canCreate: boolean
  onCreate(): void
  onCancel(): void
  children: ReactNode
}

/** The form and the buttons of a dialog that creates Stories. */
export function CreationForm({ intro, creation, confirm, canCreate, children, ...props }: CreationFormProps) {
  const id = useId()
  const create = (event: SyntheticEvent) => {
    event.preventDefault()
    if (canCreate) props.onCreate()
  }
  return (
    <>
      <DialogContent>
        <Stack component="form" id={id} onSubmit={create} sx={{ gap: 2.5 }}>
          <Typography>{intro}</Typography>
          <ErrorBanner title={words.couldNotCreate} error={creation.error} />
          {children}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={props.onCancel}>
          {words.cancel}
        </Button>
        <Button
          type="submit"
          form={id}
          variant="contained"
          loading={creation.isPending}
          disabled={!canCreate}
        >
          {confirm}
        </Button>
      </DialogActions>
    </>
  )
}
