import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type EntryValues, type LogEntry, type NewEntry, newValues, valuesOf } from '../log/entry'
import { createEntry, deleteEntry, refreshLog, updateEntry } from '../log/log-calls'
import { createEntrySaver, type EntrySaver, type SaverState } from './entry-saver'

const calls = { create: createEntry, update: updateEntry, remove: deleteEntry }

/** The fields that opening the sheet may change. 'Undo' restores these only. */
type StateChange = Partial<Pick<EntryValues, 'state' | 'on' | 'precision'>>

interface OpenSheet {
  saver: EntrySaver
  name: string
  undo?: () => void
}

/** True for the saver of the entry. `entryId` is null for one that is not created yet. */
const isOf = ({ entry, isDeleted }: SaverState, entryId: string | null) =>
  !isDeleted && (entry?._id ?? null) === entryId

/** Opens the sheet of an entry, and keeps its saver when it is closed. */
export const useEntrySheet = () => {
  const cache = useQueryClient()
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const [isOpen, setOpen] = useState(false)
  const onSaved = (entry: LogEntry) => refreshLog(cache, entry)

  const show = (next: OpenSheet) => {
    setSheet(next)
    setOpen(true)
  }
  const showChanged = (saver: EntrySaver, name: string, change?: StateChange) => {
    const { state, on, precision } = saver.getState().values
    if (change) saver.change(change)
    show({ saver, name, ...(change && { undo: () => saver.change({ state, on, precision }) }) })
  }
  return {
    sheet,
    isOpen,
    /** Saves a new entry and opens its sheet. */
    create: (entry: NewEntry, name: string) => {
      const saver = createEntrySaver({ source: { create: entry }, values: newValues(entry), calls, onSaved })
      show({ saver, name, undo: saver.remove })
    },
    /** Opens the sheet of an entry, after a change that can be taken back if there is one. */
    edit: (entry: LogEntry, name: string, change?: StateChange) => {
      const saver =
        sheet && isOf(sheet.saver.getState(), entry._id)
          ? sheet.saver
          : createEntrySaver({ source: { entry }, values: valuesOf(entry), calls, onSaved })
      showChanged(saver, name, change)
    },
    /** Opens the last sheet again, which may still be waiting for the server. */
    reopen: (change?: StateChange) => {
      if (sheet) showChanged(sheet.saver, sheet.name, change)
    },
    close: () => setOpen(false),
    undo: () => {
      sheet?.undo?.()
      setOpen(false)
    },
  }
}
