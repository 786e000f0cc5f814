import { ApiError, authStore } from '@bucketeer/shared-auth'
import { type EntryValues, type LogEntry, type NewEntry, valuesOf } from '../log/entry'

/** `waiting` until the server can be reached again, `refused` when the server rejected the last change. */
export type SavingStatus = 'saving' | 'saved' | 'waiting' | 'refused'

export interface SaverState {
  values: EntryValues
  /** Null until a new entry is created. */
  entry: LogEntry | null
  status: SavingStatus
  /** Why the last change was refused. */
  error: Error | null
  isDeleted: boolean
}

export interface SaverOptions {
  values: EntryValues
  /** An entry that exists, or the request that creates one. */
  source: { entry: LogEntry } | { create: NewEntry }
  calls: {
    create(entry: NewEntry): Promise<LogEntry>
    update(entryId: string, values: Partial<EntryValues>): Promise<LogEntry>
    remove(entryId: string): Promise<unknown>
  }
  /** Called after each saved change with the entry, which may be deleted. */
  onSaved(entry: LogEntry): void
  /** In milliseconds. */
  debounce?: number
  /** In milliseconds. */
  retryAfter?: number
}

/** Without a response, or without an answer to the request itself, the change may be repeated. */
const isTemporary = (error: unknown) =>
  error instanceof ApiError && (error.status === null || error.status >= 500 || error.status === 429)

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

const asError = (error: unknown) => (error instanceof Error ? error : new Error(''))

/** Resolves after a time, or as soon as the browser is online again. */
const untilRetry = (ms: number) =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, ms)
    window.addEventListener('online', go)
  })

/**
 * Saves an entry while it is edited: creates it at once, then sends changes one request after the other. While the server
 * cannot be reached, it keeps the changes and repeats the request. It works on after the page has unmounted, until somebody
 * else logs in.
 */
export const createEntrySaver = (options: SaverOptions) => {
  const { source, calls, onSaved, debounce = 600, retryAfter = 3000 } = options
  const listeners = new Set<() => void>()
  const known = 'entry' in source ? source.entry : null
  let state: SaverState = {
    values: options.values,
    entry: known,
    status: known ? 'saved' : 'saving',
    error: null,
    isDeleted: false,
  }
  let unsent: Partial<EntryValues> = {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let isFinished = false
  const ownerId = authStore.getState().user?._id

  const show = (change: Partial<SaverState>) => {
    state = { ...state, ...change }
    listeners.forEach((listener) => listener())
  }
  const isOfAnother = () => {
    const { user } = authStore.getState()
    return user !== null && user._id !== ownerId
  }
  const hasWork = () =>
    !isFinished &&
    !isOfAnother() &&
    (state.entry === null || state.isDeleted || Object.keys(unsent).length > 0)

  const createOrUpdate = async (changes: Partial<EntryValues>) => {
    if (state.entry) return calls.update(state.entry._id, changes)
    // The body is the same for each attempt, so that the server recognises a repeated request by its key.
    if ('create' in source) return calls.create(source.create)
    throw new Error('There is nothing to create.')
  }
  const remove = async (entry: LogEntry) => {
    await calls.remove(entry._id).catch((error: unknown) => {
      if (!isGone(error)) throw error
    })
    isFinished = true
    onSaved(entry)
  }
  /** Sends one request. Changes that were not sent are kept. */
  const send = async () => {
    if (state.isDeleted && state.entry) return remove(state.entry)
    const isNew = state.entry === null
    const changes = isNew ? {} : unsent
    if (!isNew) unsent = {}
    try {
      const entry = await createOrUpdate(changes)
      // The server chose the values that a new entry was sent without.
      show({ entry, ...(isNew && { values: { ...valuesOf(entry), ...unsent } }) })
      onSaved(entry)
    } catch (error) {
      unsent = { ...changes, ...unsent }
      throw error
    }
  }
  const refuse = (error: unknown) => {
    // Nothing was created, so there is nothing to delete.
    if (state.isDeleted && !state.entry) isFinished = true
    else show({ status: 'refused', error: asError(error) })
  }
  const run = async () => {
    if (isRunning) return
    isRunning = true
    let isRefused = false
    while (hasWork() && !isRefused) {
      if (state.status !== 'waiting') show({ status: 'saving', error: null })
      const wasDeleted = state.isDeleted
      try {
        await send()
        show({ status: hasWork() ? 'saving' : 'saved', error: null })
      } catch (error) {
        if (isTemporary(error)) {
          show({ status: 'waiting' })
          await untilRetry(retryAfter)
        } else if (wasDeleted || !state.isDeleted || !state.entry) {
          refuse(error)
          isRefused = true
        }
      }
    }
    isRunning = false
  }
  const start = () => {
    clearTimeout(timer)
    void run()
  }
  if (!known) start()

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Changes values; texts are sent once typing pauses. */
    change: (values: Partial<EntryValues>, pace: 'now' | 'typing' = 'now') => {
      unsent = { ...unsent, ...values }
      show({ values: { ...state.values, ...values }, ...(state.status === 'saved' && { status: 'saving' }) })
      clearTimeout(timer)
      if (pace === 'now') start()
      else timer = setTimeout(start, debounce)
    },
    /** Sends what is not sent yet, at once. Also repeats a refused request. */
    flush: start,
    /** Deletes the entry. */
    remove: () => {
      unsent = {}
      show({ isDeleted: true })
      start()
    },
  }
}

export type EntrySaver = ReturnType<typeof createEntrySaver>
