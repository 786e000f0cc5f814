import { authStore } from '@bucketeer/shared-auth'
import { type EntryValues, valuesOf } from '../log/entry'
import { createEntryState } from './entry-state'
import { createRequestQueue, type NextStep } from './request-queue'
import { retryWaitOf } from './retry-wait'
import type { SaverOptions } from './saver-options'
import { createEntrySender } from './send-entry'

const debounceMs = 600
const retryDelayMs = 3000

const asError = (error: unknown) => (error instanceof Error ? error : new Error(''))

/** Functions that stop the savers of new entries, by user and creating request. The next saver with the same key replaces them. */
const creating = new Map<string, () => void>()

const creationKey = ({ source }: SaverOptions) =>
  'create' in source ? JSON.stringify([authStore.getState().user?._id ?? null, source.create]) : null

/**
 * Saves an entry while it is edited: creates it at once, then sends changes one request after the other. While the server
 * cannot be reached, it keeps the changes and repeats the request. It continues after the page has unmounted, until the user
 * logs out, and warns before the tab closes with unsaved changes. It keeps these as a draft, with which the next saver of the
 * entry, or of the same new entry, begins.
 */
export const createEntrySaver = (options: SaverOptions) => {
  const creation = creationKey(options)
  if (creation !== null) creating.get(creation)?.()
  const state = createEntryState(options)
  const sender = createEntrySender(state, options)
  /** Whether a request to create the entry got no response, so that the server may have created it. */
  let isCreationUnknown = true
  let isRemovalRefused = false

  const create = async () => {
    await sender.create()
    if (creation !== null && creating.get(creation) === replace) creating.delete(creation)
  }
  const sendOne = async () => {
    const { entry, isDeleted } = state.get()
    if (entry) return isDeleted ? sender.remove(entry) : sender.update(entry)
    return isDeleted && !isCreationUnknown ? state.finish() : create()
  }
  const refuse = (error: unknown) => {
    const { isDeleted, entry } = state.get()
    if (isDeleted && !entry) return state.finish()
    isRemovalRefused = isDeleted
    state.set({ status: 'refused', error: asError(error), isDeleted: false })
    options.onRefused?.()
  }
  /** Decides whether a failed request is repeated, is obsolete, or is refused. */
  const recover = (error: unknown, wasDeleted: boolean): NextStep => {
    const wait = retryWaitOf(error, retryDelayMs)
    isCreationUnknown = wait !== null && wait.reason !== 'too fast'
    if (wait) {
      state.set({ status: 'waiting', wait })
      return wait
    }
    const { isDeleted, entry } = state.get()
    // A refused change no longer matters if the entry was deleted in the meantime.
    if (isDeleted && !wasDeleted && entry) return 'next'
    refuse(error)
    return 'stop'
  }
  const send = async (): Promise<NextStep> => {
    const { status, isDeleted } = state.get()
    if (status !== 'waiting') state.set({ status: 'saving', error: null })
    try {
      await sendOne()
      state.set({ status: state.hasUnsaved() ? 'saving' : 'saved', wait: null, error: null })
      return 'next'
    } catch (error) {
      return recover(error, isDeleted)
    }
  }
  const queue = createRequestQueue({ hasNext: state.hasUnsaved, send, onEnd: state.updateWarning })
  const remove = () => {
    state.dropUnsent()
    state.set({ isDeleted: true })
    queue.endWait()
    queue.start()
  }
  const replace = () => {
    queue.cancelTimer()
    state.replace()
    queue.endWait()
  }
  if (creation !== null) creating.set(creation, replace)
  if (state.get().status === 'saving') queue.start()

  return {
    getState: state.get,
    subscribe: state.subscribe,
    hasUnsaved: state.hasUnsaved,
    /** Changes values; texts are sent once typing pauses. */
    change: (values: Partial<EntryValues>, pace: 'now' | 'typing' = 'now') => {
      state.change(values)
      if (pace === 'now') queue.start()
      else queue.startIn(debounceMs)
    },
    /** Sends what is not sent yet, at once. */
    flush: queue.start,
    /** Gives up what the server refused. An entry that was never created is gone. */
    discard: () => {
      queue.cancelTimer()
      const { entry } = state.get()
      if (!entry) return state.finish()
      isRemovalRefused = false
      state.dropUnsent()
      state.set({ values: valuesOf(entry), status: 'saved', error: null })
    },
    /** Deletes the entry. */
    remove,
    /** Repeats a refused request. */
    retry: () => (isRemovalRefused ? remove() : queue.start()),
  }
}

export type EntrySaver = ReturnType<typeof createEntrySaver>
