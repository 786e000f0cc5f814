import { Button } from '@bucketeer/shared-ui'
import { DialogActions, TextField } from '@bucketeer/shared-ui/forms'
import { titleLimit } from './use-create-stories'
import { words } from './words'

interface TitleFieldProps {
  value: string
  onChange(title: string): void
}

/** Asks for the title of a new Journal. */
export function TitleField({ value, onChange }: TitleFieldProps) {
  return (
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
}

interface CreationActionsProps {
  /** The id of the form. */
  form: string
  confirm: string
  isPending: boolean
  isDisabled: boolean
  onCancel(): void
}

/** The buttons of a dialog that creates Stories. */
export function CreationActions({ form, confirm, isPending, isDisabled, onCancel }: CreationActionsProps) {
  return (
    <DialogActions>
      <Button variant="outlined" onClick={onCancel}>
        {words.cancel}
      </Button>
      <Button type="submit" form={form} variant="contained" loading={isPending} disabled={isDisabled}>
        {confirm}
      </Button>
    </DialogActions>
  )
}
