import { shareLinkCalls } from '@bucketeer/shared-auth'
import { Button, ErrorBanner, Stack, Typography, useOnce, useToasts } from '@bucketeer/shared-ui'
import {
  AudienceControl,
  HiddenNotice,
  offeredAudiences,
  ShareLinkSection,
} from '@bucketeer/shared-ui/social'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { actionWords } from '../../entry-actions/action-words'
import { useEntryActions } from '../../entry-actions/entry-actions'
import { EntryView } from '../../entry/entry-view'
import type { LogEntry } from '../../log/entry'
import { showEntry } from '../../log/log-cache'
import { updateEntry } from '../../log/log-calls'
import { logKeys } from '../../log/log-queries'
import { request } from '../../request'
import { entryDraft } from '../../sheet/entry-draft'
import { words } from './words'

/** Shows who may see the user's own entry, also by a link, and changes it. */
function EntryAudience({ entry }: { entry: LogEntry }) {
  const { _id, kick, kickName, state, audience, link, updatedAt } = entry
  const cache = useQueryClient()
  const toasts = useToasts()
  const reload = () => void cache.invalidateQueries({ queryKey: logKeys.entry(_id) })
  const linkCalls = shareLinkCalls(request, { kind: 'log', id: _id }, reload)
  const save = async (next: LogEntry['audience']) => {
    showEntry(cache, await updateEntry(_id, { audience: next }, updatedAt), entry)
    toasts.success(words.audienceSaved[next], { detail: kickName })
  }
  const hasLink = state !== 'let go' && kick !== null && !kick.withdrawn
  return (
    <AudienceControl
      title={words.audience}
      value={audience}
      offered={offeredAudiences}
      // A link shows neither what the user let go nor a Kick that was deleted.
      link={hasLink ? link : undefined}
      onSave={save}
    >
      {hasLink && (
        <ShareLinkSection
          calls={linkCalls}
          {...(entry.with?.length
            ? { note: words.linkNoteWithOthers, notesChoice: words.notesChoice }
            : { note: words.linkNote })}
        />
      )}
    </AudienceControl>
  )
}

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
  const [isShown, setShown] = useState(() => entryDraft(entry.createdBy._id, { entry }).read() !== null)
  if (!isShown) return null
  const goOn = () => {
    setShown(false)
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
  const change = () => actions.sheet.edit(entry, entry.kickName)
  const top = (
    <>
      <HiddenNotice hidden={entry.hidden} />
      <ErrorBanner title={words.couldNotGet} error={refreshError} />
      {actions.failure}
      <DraftNote
        entry={entry}
        onGoOn={() => {
          takeFocus()
          change()
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
        action={
          <>
            <Button size="small" variant="outlined" onClick={change}>
              {actionWords.change}
            </Button>
            {actions.menuOf(entry)}
          </>
        }
        top={top}
        linksKick
      >
        {entry.remind === false && <RemindNote entry={entry} onReminded={takeFocus} />}
      </EntryView>
      {actions.dialogs}
    </div>
  )
}
