import { Button, PlusIcon, Stack } from '@bucketeer/shared-ui'
import { TextField } from '@bucketeer/shared-ui/forms'
import { type SyntheticEvent, useRef, useState } from 'react'
import { entryLimits } from '../../log/entry'
import { useFocusToAdd } from './use-focus-to-add'
import { words } from './words'

/** Asks for the name of something that is no Kick yet. */
export function AddField({ onAdd }: { onAdd(name: string): void }) {
  const [name, setName] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useFocusToAdd(field)
  const add = (event: SyntheticEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    onAdd(name.trim())
    setName('')
  }
  return (
    <Stack
      component="form"
      direction="row"
      onSubmit={add}
      sx={{ gap: 1, alignItems: 'flex-end', maxWidth: 640 }}
    >
      <TextField
        label={words.add}
        value={name}
        inputRef={field}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: entryLimits.name } }}
        autoComplete="off"
        fullWidth
      />
      <Button
        type="submit"
        variant="contained"
        startIcon={<PlusIcon size={20} />}
        sx={{ flexShrink: 0, minHeight: 48 }}
      >
        {words.addButton}
      </Button>
    </Stack>
  )
}
