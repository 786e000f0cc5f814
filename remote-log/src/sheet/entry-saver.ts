import { ApiError, authStore } from '@bucketeer/shared-auth'
import { createUnloadWarning } from '@bucketeer/shared-ui'
import { type EntryValues, type LogEntry, newValues, valuesOf } from '../log/entry'
import type { entryCalls } from '../log/log-calls'
import { changedElsewhere, changesSince, type EntryDraft, entryDraft, type EntrySource } from './entry-draft'
import { words } from './words'

/** Why a request is repeated later, and in how many milliseconds. */
export interface RetryWait {
  reason: 'offline' | 'busy' | 'too fast'
  ms: number
}

const retryDelayMs = 3000
const debounceMs = 600

/** Returns how long to wait before a request is repeated; null if repeating it would not help. */
function retryWaitOf(error: unknown): RetryWait | null {
  if (!(error instanceof ApiError)) return null
  const { status, retryAfter = 0 } = error
  const ms = Math.max(retryAfter * 1000, retryDelayMs)
  if (status === null) return { reason: 'offline', ms }
  if (status === 429) return { reason: 'too fast', ms }
  return status >= 500 ? { reason: 'busy', ms } : null
}

export interface SaverState {
  values: EntryValues
  /** The changes that the server does not have. */
  unsent: Partial<EntryValues>
  /** Null until a new entry is created. */
  entry: LogEntry | null
  /** `waiting` until the request is repeated, `refused` when the server rejected the last change. */
  status: 'saving' | 'saved' | 'waiting' | 'refused'
  /** The reason why the saver waits. */
  wait: RetryWait | null
  /** Why the last change was refused. */
  error: Error | null
  isDeleted: boolean
  /** Whether the refused request was the deletion. */
  isRemovalRefused: boolean
  /** Whether this device keeps what is not saved. */
  isKept: boolean
  /** Whether another window changed the entry while this one edited it. */
  isChangedElsewhere: boolean
}

interface SaverOptions {
  source: EntrySource
  calls: typeof entryCalls
  /** Called with the entry after each change, and with its previous version; null for a new one. */
  onSaved(entry: LogEntry, before: LogEntry | null): void
  onRemoved(entry: LogEntry): void
  /** Called after a request was refused. */
  onRefused?(): void
}

/** Returns whether the user has logged out. An expired session may go on. */
function isSessionOver(ownerId: string | null) {
  const { user, endedBy } = authStore.getState()
  return user === null ? endedBy === 'logout' : user._id !== ownerId
}

function startState(source: EntrySource, kept: EntryDraft | null): SaverState {
  const entry = 'entry' in source ? source.entry : null
  const unsent = kept?.values ?? {}
  return {
    values: { ...('entry' in source ? valuesOf(source.entry) : newValues(source.create)), ...unsent },
    unsent,
    entry,
    status: kept?.problem ? 'refused' : entry && !kept ? 'saved' : 'saving',
    wait: null,
    error: kept?.problem ? new Error(kept.problem) : null,
    isDeleted: false,
    isRemovalRefused: false,
    isKept: false,
    isChangedElsewhere: false,
  }
}

const hasUnsent = ({ unsent }: SaverState) => Object.keys(unsent).length > 0

/** Keeps the state of a saver, with what is unsaved as a draft, until the user logs out or another saver replaces it. */
function createSaverStore(source: EntrySource) {
  const ownerId = authStore.getState().user?._id ?? null
  const draft = entryDraft(ownerId, source)
  const kept = draft.read()
  let state = startState(kept?.source ?? source, kept)
  let isReplaced = false
  const listeners = new Set<() => void>()
  const warnOfUnload = createUnloadWarning()

  const isOver = () => isReplaced || isSessionOver(ownerId)
  const hasUnsaved = () => state.status !== 'saved' && !isOver()
  /** Returns whether the browser stored what is not saved. */
  const keepDraft = (): boolean => {
    if (isOver()) return false
    const { entry, status, isDeleted, unsent, error } = state
    const current = entry ? entryDraft(ownerId, { entry }) : draft
    if (status !== 'saved' && !isDeleted && (!entry || hasUnsent(state)))
      return current.keep(unsent, error?.message ?? null)
    current.clear()
    return false
  }
  const warn = () => warnOfUnload(hasUnsaved())
  return {
    ownerId,
    wasKept: kept !== null,
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    hasUnsaved,
    set: (change: Partial<SaverState>) => {
      // It is created now, so its changes have a draft of their own.
      if (change.entry && !state.entry && !isReplaced) draft.clear()
      state = { ...state, ...change }
      state = { ...state, isKept: keepDraft() }
      warn()
      listeners.forEach((listener) => listener())
    },
    /** Asks before the tab closes with something unsaved. */
    warn,
    replace: () => {
      isReplaced = true
      warn()
    },
  }
}

const gone = { isDeleted: true, status: 'saved', wait: null, error: null } as const

/** Sends the requests of a saver. */
function createRequests(
  { source, calls, onSaved, onRemoved, onRefused }: SaverOptions,
  { wasKept, get, set, hasUnsaved }: ReturnType<typeof createSaverStore>,
) {
  /** Whether the server may have created the entry although no response arrived. */
  let mayExist = wasKept
  let endWait = () => {}

  const create = async () => {
    if (!('create' in source)) return
    // The body is the same for each attempt, so that the server recognises a repeated request by its key.
    const entry = await calls.create(source.create)
    // The server chose the values that a new entry was sent without.
    set({ entry, values: { ...valuesOf(entry), ...get().unsent } })
    onSaved(entry, null)
  }
  const update = async (before: LogEntry) => {
    const sent = get().unsent
    const entry = await calls.update(before._id, sent, before.updatedAt)
    set({ entry, unsent: changesSince(sent, get().unsent) })
    onSaved(entry, before)
  }
  /** Shows a newer version of the entry, except for what is unsent. @throws an error if both changed the same field */
  const merge = async (before: LogEntry) => {
    const entry = await calls.read(before._id)
    const { unsent, isChangedElsewhere } = get()
    const changed = changedElsewhere(before, entry, unsent)
    const values = { ...valuesOf(entry), ...unsent }
    set({ entry, values, isChangedElsewhere: isChangedElsewhere || changed.length > 0 })
    onSaved(entry, before)
    if (changed.some((field) => field in unsent)) throw new Error(words.changedElsewhereToo)
  }
  const send = async () => {
    const { entry, isDeleted } = get()
    if (!entry) return create()
    if (!isDeleted)
      return update(entry).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 412)) throw error
        return merge(entry)
      })
    await calls.remove(entry)
    set(gone)
    onRemoved(entry)
  }
  /** Decides after a failed request. Returns whether there is a next one. */
  const recover = async (error: unknown, wasDeleted: boolean): Promise<boolean> => {
    const wait = retryWaitOf(error)
    if (wait) {
      mayExist ||= wait.reason !== 'too fast'
      set({ status: 'waiting', wait })
      await new Promise<void>((resolve) => {
        endWait = resolve
        setTimeout(resolve, wait.ms)
        if (wait.reason === 'offline') window.addEventListener('online', () => resolve(), { once: true })
      })
      return true
    }
    const { entry, isDeleted } = get()
    if (isDeleted && !entry) set(gone)
    // A refused change no longer matters if the entry was deleted in the meantime.
    else if (!isDeleted || wasDeleted) {
      const reason = error instanceof Error ? error : new Error('')
      set({ status: 'refused', error: reason, isDeleted: false, isRemovalRefused: isDeleted })
      onRefused?.()
      return false
    }
    return true
  }
  return {
    /** Sends the next request. Returns whether there is another one. */
    sendNext: async (): Promise<boolean> => {
      const { entry, status, isDeleted } = get()
      if (isDeleted && !entry && !mayExist) set(gone)
      else if (status !== 'waiting') set({ status: 'saving', error: null })
      if (!hasUnsaved()) return false
      try {
        await send()
        const isSaved = get().status === 'saved' || (!get().isDeleted && !hasUnsent(get()))
        set({ status: isSaved ? 'saved' : 'saving', wait: null, error: null })
        return true
      } catch (error) {
        return recover(error, isDeleted)
      }
    },
    endWait: () => endWait(),
  }
}

/** Functions that stop the savers of new entries, by user and creating request. */
const creating = new Map<string, () => void>()

/**
 * Saves an entry while it is edited: creates it at once, then sends changes one request after the other. While the server
 * cannot be reached, it keeps the changes and repeats the request. It continues after the page has unmounted, until the user
 * logs out, and warns before the tab closes with unsaved changes. It keeps these as a draft, with which the next saver of the
 * entry begins. The next saver of the same new entry replaces it.
 */
export function createEntrySaver(options: SaverOptions) {
  const { source } = options
  const store = createSaverStore(source)
  const { get, set, hasUnsaved } = store
  const requests = createRequests(options, store)
  const setUnsaved = (change: Partial<SaverState>) =>
    set({ ...change, ...(get().status === 'saved' && { status: 'saving' }) })

  let isSending = false
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Sends one request at a time, as long as there is a next one. Does not end a wait. */
  const flush = async () => {
    clearTimeout(timer)
    if (isSending) return
    isSending = true
    while (hasUnsaved() && (await requests.sendNext()));
    isSending = false
    store.warn()
  }
  const start = () => void flush()
  const remove = () => {
    setUnsaved({ isDeleted: true })
    requests.endWait()
    start()
  }
  if ('create' in source) {
    const key = JSON.stringify([store.ownerId, source.create])
    creating.get(key)?.()
    creating.set(key, () => {
      if (get().entry) return
      store.replace()
      requests.endWait()
    })
  }
  if (get().status === 'saving') start()

  return {
    getState: get,
    subscribe: store.subscribe,
    hasUnsaved,
    /** Changes values; texts are sent once typing pauses. */
    change: (values: Partial<EntryValues>, pace: 'now' | 'typing' = 'now') => {
      const state = get()
      setUnsaved({ values: { ...state.values, ...values }, unsent: { ...state.unsent, ...values } })
      clearTimeout(timer)
      if (pace === 'now') start()
      else timer = setTimeout(start, debounceMs)
    },
    /** Sends what is not sent yet, at once. */
    flush: start,
    /** Gives up what the server refused. An entry that was never created is gone. */
    discard: () => {
      const { entry } = get()
      if (!entry) return set(gone)
      set({ values: valuesOf(entry), unsent: {}, status: 'saved', error: null, isRemovalRefused: false })
    },
    /** Deletes the entry. */
    remove,
    /** Repeats a refused request. */
    retry: () => (get().isRemovalRefused ? remove() : start()),
  }
}

export type EntrySaver = ReturnType<typeof createEntrySaver>
