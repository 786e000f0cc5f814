import { useToasts } from '@bucketeer/shared-ui'
import { useDeletion } from '@bucketeer/shared-ui/forms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useEntrySheet } from '../sheet/use-entry-sheet'
import { actionWords } from './action-words'
import type { LogEntry } from './entry'
import { deleteEntry, forgetEntry } from './log-calls'

interface Chosen {
  entry: LogEntry
  /** The button that opened the menu. */
  button: HTMLElement
}

/** Keeps the state of the menu, the sheet and the deletion of one's own entries. `EntryActions` renders them. */
export const useEntryActions = (onDeleted: (entry: LogEntry) => void) => {
  const cache = useQueryClient()
  const toasts = useToasts()
  const sheet = useEntrySheet()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const mutation = useMutation({ mutationFn: ({ _id }: LogEntry) => deleteEntry(_id) })
  const deletion = useDeletion(mutation, (deleted) => {
    deletion.cancel()
    toasts.success(actionWords.deleted, { detail: deleted.kickName })
    onDeleted(deleted)
    forgetEntry(cache, deleted)
  })
  return {
    sheet,
    chosen,
    isMenuOpen,
    deletion,
    openMenu: (entry: LogEntry, button: HTMLElement) => {
      setChosen({ entry, button })
      setMenuOpen(true)
    },
    closeMenu: () => setMenuOpen(false),
  }
}

export type EntryActionsState = ReturnType<typeof useEntryActions>
