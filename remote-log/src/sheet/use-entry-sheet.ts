import { uploadPicture } from '@bucketeer/shared-auth'
import { createUnloadWarning, type Toasts, useToasts } from '@bucketeer/shared-ui'
import { createPhotoUploads, type PhotoUploads } from '@bucketeer/shared-ui/social'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { EntryValues, LogEntry, NewEntry } from '../log/entry'
import { forgetEntry, showEntry } from '../log/log-cache'
import { entryCalls, removeEntryWithKick } from '../log/log-calls'
import { request } from '../request'
import { type EntrySource, isSame } from './entry-draft'
import { EntrySaver } from './entry-saver'
import { words } from './words'

const urlsOf = (photos: readonly { url: string }[]) => photos.map(({ url }) => url).join(' ')

/** Creates the photos of an entry. They are uploaded and saved also after the sheet is closed. */
function createEntryPhotos(saver: EntrySaver): PhotoUploads {
  let sent = saver.getState().values.photos
  const uploads = createPhotoUploads(sent, (file, options) => uploadPicture(request, file, options))
  const warnOfUnload = createUnloadWarning()
  uploads.subscribe(() => {
    warnOfUnload(uploads.status().running > 0)
    const photos = uploads.photos()
    if (isSame(photos, sent)) return
    const isTyping = urlsOf(photos) === urlsOf(sent)
    sent = photos
    saver.change({ photos }, isTyping ? 'typing' : 'now')
  })
  saver.subscribe(() => {
    const { isDeleted, values } = saver.getState()
    if (isDeleted) {
      uploads.stop()
      warnOfUnload(false)
    }
    // Another window changed them, or a refused change was given up.
    else if (!isSame(values.photos, sent) && uploads.status().running === 0) {
      sent = values.photos
      uploads.reset(sent)
    }
  })
  return uploads
}

/** Says that photos are still uploading when their sheet is closed, and how their uploads ended. */
function announceUploads({ saver, photos, name }: Sheet, toasts: Toasts) {
  const { running } = photos.status()
  if (running === 0 || saver.getState().isDeleted) return
  const toast = toasts.loading(words.photos.onTheirWay(running))
  const outcome = () => {
    const { running: left, failed } = photos.status()
    const { isDeleted, status } = saver.getState()
    if (isDeleted) return { kind: 'success', message: words.photos.undone } as const
    if (left > 0) return null
    if (failed > 0) return { kind: 'error', message: words.photos.lost(failed) } as const
    if (status === 'refused') return { kind: 'error', message: words.photos.notSaved } as const
    // The last photo is here, but the entry does not have it before it is saved.
    return status === 'saved' ? ({ kind: 'success', message: words.photos.arrived } as const) : null
  }
  const tell = () => {
    const end = outcome()
    if (!end) return
    for (const stop of subscriptions) stop()
    toasts.update(toast, { ...end, detail: name })
  }
  const subscriptions = [photos.subscribe(tell), saver.subscribe(tell)]
}

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
function isUnfinished({ source, saver, photos }: Sheet, wanted: EntrySource) {
  const { entry, isDeleted } = saver.getState()
  const { running, failed } = photos.status()
  if (isDeleted || !(saver.hasUnsaved() || running + failed > 0)) return false
  if ('entry' in wanted) return entry?._id === wanted.entry._id
  return entry === null && 'create' in source && isSame(source.create, wanted.create)
}

/** Opens the sheet of an entry, and keeps its saver when it is closed. */
export function useEntrySheet() {
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
    const saver: EntrySaver = new EntrySaver({
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
