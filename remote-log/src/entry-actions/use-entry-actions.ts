import { useToasts } from '@bucketeer/shared-ui'
import { useDeletion } from '@bucketeer/shared-ui/forms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { entryDraft } from '../sheet/entry-draft'
import { useEntrySheet } from '../sheet/use-entry-sheet'
import { actionWords } from './action-words'
import type { LogEntry } from '../log/entry'
import { forgetEntry } from '../log/log-cache'
import { deleteEntry } from '../log/log-calls'

interface Chosen {
  entry: LogEntry
  /** The button that opened the menu. */
  button: HTMLElement
}

/** Keeps the state of the menu, the sheet and the deletion of the user's own entries. `EntryActions` renders them. */
export const useEntryActions = (onDeleted: (entry: LogEntry) => void) => {
  const cache = useQueryClient()
  const toasts = useToasts()
  const sheet = useEntrySheet()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isStoryOpen, setStoryOpen] = useState(false)
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
    chosen,
    isMenuOpen,
    deletion: { ...deletion, isAsking: deletion.isAsking && deletion.entity !== deleted },
    openMenu: (entry: LogEntry, button: HTMLElement) => {
      setChosen({ entry, button })
      setMenuOpen(true)
    },
    closeMenu: () => setMenuOpen(false),
    /** The dialog that makes a Story of the chosen entry. */
    story: { isOpen: isStoryOpen, open: () => setStoryOpen(true), close: () => setStoryOpen(false) },
  }
}

export type EntryActionsState = ReturnType<typeof useEntryActions>
