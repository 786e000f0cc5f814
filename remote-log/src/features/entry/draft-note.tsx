import { Button, Stack, Typography } from '@bucketeer/shared-ui'
import { useState } from 'react'
import type { LogEntry } from '../../log/entry'
import { entryDraft } from '../../sheet/entry-draft'
import { words } from './words'

interface DraftNoteProps {
  entry: LogEntry
  onGoOn(): void
}

/** Says that this device keeps unsaved changes of an entry, with a button that opens them. */
export function DraftNote({ entry, onGoOn }: DraftNoteProps) {
  const [isKept] = useState(() => entryDraft(entry.createdBy._id, { entry }).read() !== null)
  const [wasOpened, setOpened] = useState(false)
  if (!isKept || wasOpened) return null
  const goOn = () => {
    setOpened(true)
    onGoOn()
  }
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Typography>{words.unsaved}</Typography>
      <Button size="small" variant="outlined" onClick={goOn}>
        {words.goOn}
      </Button>
    </Stack>
  )
}
