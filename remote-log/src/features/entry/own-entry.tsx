import { Button, ErrorBanner, Stack, Typography, useOnce } from '@bucketeer/shared-ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { EntryView } from '../../entry/entry-view'
import { actionWords } from '../../entry-actions/action-words'
import type { LogEntry } from '../../log/entry'
import { EntryActions } from '../../entry-actions/entry-actions'
import { EntryMenuButton } from '../../entry-actions/entry-menu-button'
import { useEntryActions } from '../../entry-actions/use-entry-actions'
import { EntryAudience } from './entry-audience'
import { words } from './words'
import { entryDraft } from '../../sheet/entry-draft'
import { showEntry } from '../../log/log-cache'
import { updateEntry } from '../../log/log-calls'

interface RemindNoteProps {
  entry: LogEntry
  /** Called before the note is gone. */
  onReminded(): void
}

/** Says that an entry is hidden from the memories, and restores it. */
function RemindNote({ entry, onReminded }: RemindNoteProps) {
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

/** Says that this device keeps unsaved changes of an entry, with a button that opens them. */
function DraftNote({ entry, onGoOn }: { entry: LogEntry; onGoOn(): void }) {
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

interface OwnEntryProps {
  entry: LogEntry
  /** Why the last refresh failed. */
  refreshError: Error | null
}

/** The user's own entry, with its menu and who may see it. */
export function OwnEntry({ entry, refreshError }: OwnEntryProps) {
  const navigate = useNavigate()
  const page = useRef<HTMLDivElement>(null)
  // For buttons that are gone once they are pressed.
  const takeFocus = () => page.current?.focus()
  const actions = useEntryActions(() => void navigate('/log', { replace: true }))
  const top = (
    <>
      <ErrorBanner title={words.couldNotGet} error={refreshError} />
      <ErrorBanner title={actionWords.couldNotDelete} error={actions.deletion.error} />
      <DraftNote
        entry={entry}
        onGoOn={() => {
          takeFocus()
          actions.sheet.edit(entry, entry.kickName)
        }}
      />
      <EntryAudience entry={entry} />
    </>
  )
  return (
    <div ref={page} tabIndex={-1} style={{ outline: 'none' }}>
      <EntryView
        entry={entry}
        back={{ to: '/log', label: words.back }}
        action={<EntryMenuButton entry={entry} actions={actions} />}
        top={top}
        linksKick
      >
        {entry.remind === false && <RemindNote entry={entry} onReminded={takeFocus} />}
      </EntryView>
      <EntryActions actions={actions} />
    </div>
  )
}
