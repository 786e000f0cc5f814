import { useToasts } from '@bucketeer/shared-ui'
import { DeleteDialog, useDeletion } from '@bucketeer/shared-ui/forms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { LogEntry } from '../log/entry'
import { forgetEntry } from '../log/log-cache'
import { deleteEntry } from '../log/log-calls'
import { entryDraft } from '../sheet/entry-draft'
import { EntrySheet } from '../sheet/entry-sheet'
import { useEntrySheet } from '../sheet/use-entry-sheet'
import { StoryDialog } from '../stories/story-dialog'
import { words as storyWords } from '../stories/words'
import { actionWords } from './action-words'
import { EntryMenu, useEntryMenu } from './entry-menu'

/** Keeps the state of the menu, the sheet and the deletion of the user's own entries. `EntryActions` renders them. */
export function useEntryActions(onDeleted: (entry: LogEntry) => void) {
  const cache = useQueryClient()
  const toasts = useToasts()
  const sheet = useEntrySheet()
  const menu = useEntryMenu()
  const mutation = useMutation({ mutationFn: ({ _id }: LogEntry) => deleteEntry(_id) })
  const [deleted, setDeleted] = useState<LogEntry | null>(null)
  const deletion = useDeletion(mutation, setDeleted)
  const afterDeletion = useEffectEvent((entry: LogEntry) => {
    toasts.success(actionWords.deleted, { detail: entry.kickName })
    entryDraft(entry.createdBy._id, { entry }).clear()
    onDeleted(entry)
    forgetEntry(cache, entry)
  })
  // Once the dialog is closed, which keeps the focus until then.
  useEffect(() => {
    if (deleted) afterDeletion(deleted)
  }, [deleted])
  return {
    sheet,
    menu,
    deletion: { ...deletion, isAsking: deletion.isAsking && deletion.entity !== deleted },
  }
}

type EntryActionsState = ReturnType<typeof useEntryActions>

/** The menu, the sheet and the question before the deletion of the user's own entries. */
export function EntryActions({ actions }: { actions: EntryActionsState }) {
  const { sheet, menu, deletion } = actions
  const [isStoryOpen, setStoryOpen] = useState(false)
  const { entry: chosen } = menu
  return (
    <>
      <EntryMenu
        menu={menu}
        optionsFor={(entry) => [
          { label: actionWords.change, choose: () => sheet.edit(entry, entry.kickName) },
          ...(entry.state === 'done'
            ? [{ label: storyWords.makeStory, choose: () => setStoryOpen(true) }]
            : []),
          { label: actionWords.delete, choose: () => deletion.ask(entry), color: 'error.main' },
        ]}
      />
      <DeleteDialog
        deletion={deletion}
        title={actionWords.question}
        text={({ kickName }) => actionWords.consequence(kickName)}
        confirm={actionWords.delete}
      />
      {chosen && <StoryDialog entry={chosen} isOpen={isStoryOpen} onClose={() => setStoryOpen(false)} />}
      <EntrySheet sheet={sheet} />
    </>
  )
}
