import { Button, ErrorBanner, Stack, Typography, useOnce } from '@bucketeer/shared-ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LogEntry } from '../../log/entry'
import { showEntry } from '../../log/log-cache'
import { updateEntry } from '../../log/log-calls'
import { words } from './words'

interface RemindNoteProps {
  entry: LogEntry
  /** Called before the note is gone. */
  onReminded(): void
}

/** Says that an entry is hidden from the memories, and restores it. */
export function RemindNote({ entry, onReminded }: RemindNoteProps) {
  const cache = useQueryClient()
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: () => updateEntry(entry._id, { remind: true }, entry.updatedAt),
    onSuccess: (saved) => {
      onReminded()
      showEntry(cache, saved, entry)
    },
  })
  const remind = useOnce(mutateAsync)
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <ErrorBanner title={words.couldNotSave} error={error} />
      <Typography>{words.notReminded}</Typography>
      <Button size="small" variant="outlined" loading={isPending} onClick={() => remind()}>
        {words.remind}
      </Button>
    </Stack>
  )
}
