import { useToasts } from '@bucketeer/shared-ui'
import type { PhotoUploads } from '@bucketeer/shared-ui/social'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { EntryValues, LogEntry, NewEntry } from '../log/entry'
import { forgetEntry, showEntry } from '../log/log-cache'
import { entryCalls, removeEntryWithKick } from '../log/log-calls'
import { type EntrySource, isSameNew } from './entry-draft'
import { announceUploads, createEntryPhotos } from './entry-photos'
import { createEntrySaver, type EntrySaver } from './entry-saver'
import { words } from './words'

/** The fields that opening the sheet may change. 'Undo' restores these only. */
type StateChange = Partial<Pick<EntryValues, 'state' | 'on' | 'precision'>>

export interface Sheet {
  source: EntrySource
  saver: EntrySaver
  photos: PhotoUploads
  name: string
  undo?: () => void
}

interface Shown {
  sheet: Sheet | null
  /** Changes each time the sheet opens. */
  number: number
  isOpen: boolean
}

/** Whether the sheet still saves or uploads this entry. */
const isUnfinished = ({ source, saver, photos }: Sheet, wanted: EntrySource) => {
  const { entry, isDeleted } = saver.getState()
  const { running, failed } = photos.status()
  if (isDeleted || !(saver.hasUnsaved() || running + failed > 0)) return false
  if ('entry' in wanted) return entry?._id === wanted.entry._id
  return entry === null && 'create' in source && isSameNew(source.create, wanted.create)
}

/** Opens the sheet of an entry, and keeps its saver when it is closed. */
export const useEntrySheet = () => {
  const cache = useQueryClient()
  const toasts = useToasts()
  const [shown, setShown] = useState<Shown>({ sheet: null, number: 0, isOpen: false })
  const { sheet, isOpen } = shown
  /** The saver of the sheet; null when the page is gone. */
  const current = useRef<EntrySaver>(null)
  useEffect(() => {
    current.current = sheet?.saver ?? null
    return () => {
      current.current = null
    }
  }, [sheet])

  const show = (next: Sheet) => setShown(({ number }) => ({ sheet: next, number: number + 1, isOpen: true }))
  const reopen = () =>
    setShown((last) => (last.isOpen ? last : { ...last, number: last.number + 1, isOpen: true }))
  const close = () => setShown((last) => ({ ...last, isOpen: false }))
  const start = (source: EntrySource, name: string) => {
    const isWithKick = 'create' in source && 'name' in source.create
    const saver: EntrySaver = createEntrySaver({
      source,
      calls: isWithKick ? { ...entryCalls, remove: removeEntryWithKick } : entryCalls,
      onSaved: (entry, before) => showEntry(cache, entry, before),
      onRemoved: (entry) => forgetEntry(cache, entry),
      onRefused: () => {
        if (current.current === saver) return reopen()
        toasts.error(words.couldNotSaveName(name), { detail: saver.getState().error?.message })
        saver.discard()
      },
    })
    return { source, name, saver, photos: createEntryPhotos(saver) }
  }
  const showChanged = ({ undo: _, ...next }: Sheet, change?: StateChange) => {
    const { saver } = next
    const { state, on, precision } = saver.getState().values
    if (change) saver.change(change)
    show({ ...next, ...(change && { undo: () => saver.change({ state, on, precision }) }) })
  }
  return {
    ...shown,
    /**
     * Saves a new entry and opens its sheet. Reopens the same one if it is not saved yet. 'Undo' also deletes the Kick
     * that was created with it.
     */
    create: (entry: NewEntry, name: string) => {
      // A second click, before the sheet covers the button.
      if (isOpen) return
      const source = { create: entry, name }
      if (sheet && isUnfinished(sheet, source)) {
        sheet.saver.flush()
        return reopen()
      }
      const next = start(source, name)
      show({ ...next, undo: next.saver.remove })
    },
    /** Opens the sheet of an entry, after a change, if any, that 'Undo' reverts. */
    edit: (entry: LogEntry, name: string, change?: StateChange) => {
      const source = { entry }
      showChanged(sheet && isUnfinished(sheet, source) ? sheet : start(source, name), change)
    },
    /** Opens the last sheet again, which may still be waiting for the server. */
    reopen: (change?: StateChange) => {
      if (sheet) showChanged(sheet, change)
    },
    close: () => {
      if (sheet) announceUploads(sheet, toasts)
      close()
    },
    undo: () => {
      sheet?.undo?.()
      close()
    },
  }
}

export type EntrySheetState = ReturnType<typeof useEntrySheet>
