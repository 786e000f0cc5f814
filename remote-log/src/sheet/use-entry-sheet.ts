import { useToasts } from '@bucketeer/shared-ui'
import type { PhotoUploads } from '@bucketeer/shared-ui/social'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type EntryValues, type LogEntry, type NewEntry, newValues, valuesOf } from '../log/entry'
import { forgetEntry, showEntry } from '../log/log-cache'
import { createEntry, readEntry, removeEntry, removeEntryWithKick, updateEntry } from '../log/log-calls'
import { announceUploads, createEntryPhotos } from './entry-photos'
import { createEntrySaver, type EntrySaver } from './entry-saver'
import type { SaverOptions } from './saver-options'
import { words } from './words'

const calls = { create: createEntry, read: readEntry, update: updateEntry, remove: removeEntry }

/** The fields that opening the sheet may change. 'Undo' restores these only. */
type StateChange = Partial<Pick<EntryValues, 'state' | 'on' | 'precision'>>

interface OpenSheet {
  /** Changes each time the sheet opens. */
  number: number
  saver: EntrySaver
  photos: PhotoUploads
  name: string
  /** The request that created the entry in this sheet. */
  created?: NewEntry
  undo?: () => void
}

const newest = (one: LogEntry, other: LogEntry | null | undefined) =>
  other?._id === one._id && other.updatedAt > one.updatedAt ? other : one

/** Whether the sheet is that of this new entry, which is not saved yet. */
const isCreating = ({ saver, created }: OpenSheet, entry: NewEntry) =>
  saver.hasUnsaved() && saver.getState().entry === null && JSON.stringify(created) === JSON.stringify(entry)

const isUnfinished = ({ saver, photos }: OpenSheet) => {
  const { running, failed } = photos.status()
  return saver.hasUnsaved() || running + failed > 0
}

/** Opens the sheet of an entry, and keeps its saver when it is closed. */
export const useEntrySheet = () => {
  const cache = useQueryClient()
  const toasts = useToasts()
  const [{ sheet, isOpen }, setShown] = useState<{ sheet: OpenSheet | null; isOpen: boolean }>({
    sheet: null,
    isOpen: false,
  })
  /** The saver of the sheet; null when the page is gone. */
  const current = useRef<EntrySaver>(null)
  useEffect(() => {
    current.current = sheet?.saver ?? null
    return () => {
      current.current = null
    }
  }, [sheet])

  const setOpen = (next: boolean) =>
    setShown((shown) => {
      if (shown.isOpen === next || !shown.sheet) return shown
      const { sheet } = shown
      return { sheet: next ? { ...sheet, number: sheet.number + 1 } : sheet, isOpen: next }
    })
  const createSaver = (name: string, options: Pick<SaverOptions, 'source' | 'values' | 'calls'>) => {
    const saver: EntrySaver = createEntrySaver({
      ...options,
      onSaved: (entry, before) => showEntry(cache, entry, before),
      onRemoved: (entry) => forgetEntry(cache, entry),
      onRefused: () => {
        if (current.current === saver) return setOpen(true)
        toasts.error(words.couldNotSaveName(name), { detail: saver.getState().error?.message })
        saver.discard()
      },
    })
    return saver
  }
  const show = ({ saver, ...next }: Omit<OpenSheet, 'photos' | 'number'>) => {
    const photos = sheet?.saver === saver ? sheet.photos : createEntryPhotos(saver)
    setShown({ sheet: { ...next, saver, photos, number: (sheet?.number ?? 0) + 1 }, isOpen: true })
  }
  const showChanged = (saver: EntrySaver, name: string, change?: StateChange) => {
    const { state, on, precision } = saver.getState().values
    if (change) saver.change(change)
    show({ saver, name, ...(change && { undo: () => saver.change({ state, on, precision }) }) })
  }
  return {
    sheet,
    isOpen,
    /**
     * Saves a new entry and opens its sheet. Reopens the same one if it is not saved yet. 'Undo' also deletes the Kick
     * that was created with it.
     */
    create: (entry: NewEntry, name: string) => {
      // A second click, before the sheet covers the button.
      if (isOpen) return
      if (sheet && isCreating(sheet, entry)) {
        sheet.saver.flush()
        return setOpen(true)
      }
      const remove = 'name' in entry ? removeEntryWithKick : removeEntry
      const saver = createSaver(name, {
        source: { create: entry, name },
        values: newValues(entry),
        calls: { ...calls, remove },
      })
      show({ saver, name, created: entry, undo: saver.remove })
    },
    /** Opens the sheet of an entry, after a change, if any, that 'Undo' reverts. */
    edit: (entry: LogEntry, name: string, change?: StateChange) => {
      const last = sheet?.saver.getState()
      const isUnsaved =
        last?.entry?._id === entry._id && !last.isDeleted && sheet !== null && isUnfinished(sheet)
      const present = newest(entry, last?.entry)
      const saver = isUnsaved
        ? sheet.saver
        : createSaver(name, { source: { entry: present }, values: valuesOf(present), calls })
      showChanged(saver, name, change)
    },
    /** Opens the last sheet again, which may still be waiting for the server. */
    reopen: (change?: StateChange) => {
      if (sheet) showChanged(sheet.saver, sheet.name, change)
    },
    close: () => {
      if (sheet) announceUploads(sheet, toasts)
      setOpen(false)
    },
    undo: () => {
      sheet?.undo?.()
      setOpen(false)
    },
  }
}
