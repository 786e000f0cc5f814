import { ErrorBanner, useToasts } from '@bucketeer/shared-ui'
import { DeleteDialog, useDeletion } from '@bucketeer/shared-ui/forms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LogEntry } from '../log/entry'
import { forgetEntry } from '../log/log-cache'
import { removeEntry } from '../log/log-calls'
import { entryDraft } from '../sheet/entry-draft'
import { EntrySheet } from '../sheet/entry-sheet'
import { useEntrySheet } from '../sheet/use-entry-sheet'
import { StoryDialog } from '../stories/story-dialog'
import { words as storyWords } from '../stories/words'
import { actionWords } from './action-words'
import { type Option, useOptionMenu } from './use-option-menu'

/** Returns the menus of the user's own entries, with the sheet and the dialogs that they open. */
export function useEntryActions(onDeleted: (entry: LogEntry) => void) {
  const cache = useQueryClient()
  const toasts = useToasts()
  const sheet = useEntrySheet()
  const deletion = useDeletion(useMutation({ mutationFn: removeEntry }), (entry: LogEntry) => {
    toasts.success(actionWords.deleted, { detail: entry.kickName })
    entryDraft(entry.createdBy._id, { entry }).clear()
    onDeleted(entry)
    forgetEntry(cache, entry)
  })
  const [story, setStory] = useState<{ entry: LogEntry; isOpen: boolean } | null>(null)
  const optionsFor = (entry: LogEntry): Option[] => [
    { label: actionWords.change, choose: () => sheet.edit(entry, entry.kickName) },
    ...(entry.state === 'done'
      ? [{ label: storyWords.makeStory, choose: () => setStory({ entry, isOpen: true }) }]
      : []),
    { label: actionWords.delete, choose: () => deletion.ask(entry), color: 'error.main' },
  ]
  const { buttonFor, menu } = useOptionMenu<LogEntry>({
    labelOf: ({ kickName }) => actionWords.menu(kickName),
    optionsFor,
  })
  return {
    sheet,
    failure: <ErrorBanner title={actionWords.couldNotDelete} error={deletion.error} />,
    /** Returns the button of an entry's menu. */
    menuOf: buttonFor,
    dialogs: (
      <>
        {menu}
        <DeleteDialog
          deletion={deletion}
          title={actionWords.question}
          text={({ kickName }) => actionWords.consequence(kickName)}
          confirm={actionWords.delete}
        />
        {story && <StoryDialog {...story} onClose={() => setStory({ ...story, isOpen: false })} />}
        <EntrySheet sheet={sheet} />
      </>
    ),
  }
}
