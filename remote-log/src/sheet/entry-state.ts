import { authStore } from '@bucketeer/shared-auth'
import { createUnloadWarning } from '@bucketeer/shared-ui'
import { type EntryValues, type LogEntry, valuesOf } from '../log/entry'
import { entryDraft } from './entry-draft'
import { newEntryDraft } from './new-entry-draft'
import type { SaverOptions, SaverState } from './saver-options'

/**
 * Holds the state of a saver and what is not saved. It begins with the draft on this device. Each change updates that draft,
 * the warning before the tab closes, and the listeners.
 */
export const createEntryState = ({ source, values }: Pick<SaverOptions, 'source' | 'values'>) => {
  const ownerId = authStore.getState().user?._id ?? null
  const draft = entryDraft(ownerId)
  const newDraft = 'create' in source ? newEntryDraft(ownerId, source.name, source.create) : null
  const kept = 'entry' in source ? draft.read(source.entry) : null
  const known = kept?.entry ?? ('entry' in source ? source.entry : null)
  const { values: keptValues = {}, problem = null } = kept ?? newDraft?.read() ?? {}
  let state: SaverState = {
    values: { ...(kept ? valuesOf(kept.entry) : values), ...keptValues },
    entry: known,
    status: problem === null ? (known && !kept ? 'saved' : 'saving') : 'refused',
    wait: null,
    error: problem === null ? null : new Error(problem),
    isDeleted: false,
    isKept: false,
    isChangedElsewhere: false,
  }
  let unsent: Partial<EntryValues> = keptValues
  /** The changes of the pending request. */
  let sending: Partial<EntryValues> = {}
  let isFinished = false
  let isReplaced = false
  const listeners = new Set<() => void>()
  const warnOfUnload = createUnloadWarning()

  /** Returns whether the user has logged out. An expired session may go on. */
  const isSessionOver = () => {
    const { user, endedBy } = authStore.getState()
    return user === null ? endedBy === 'logout' : user._id !== ownerId
  }
  const hasUnsaved = () =>
    !isFinished &&
    !isReplaced &&
    !isSessionOver() &&
    (state.entry === null || state.isDeleted || Object.keys(unsent).length > 0)
  /** Returns whether the browser stored what is not saved. */
  const keepDraft = (): boolean => {
    if (isReplaced || isSessionOver()) return false
    const changes = { ...sending, ...unsent }
    const refusal = state.error?.message ?? null
    if (state.entry) return draft.keep(state.entry, state.isDeleted ? {} : changes, refusal)
    if (!isFinished && !state.isDeleted) return newDraft?.keep(changes, refusal) ?? false
    newDraft?.clear()
    return false
  }
  const updateWarning = () => warnOfUnload(hasUnsaved())
  const set = (change: Partial<SaverState>) => {
    state = { ...state, ...change }
    state = { ...state, isKept: keepDraft() }
    updateWarning()
    listeners.forEach((listener) => listener())
  }

  return {
    get: () => state,
    set,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    hasUnsaved,
    updateWarning,
    unsent: () => unsent,
    /** Changes values, which are then unsent. */
    change: (changed: Partial<EntryValues>) => {
      unsent = { ...unsent, ...changed }
      set({ values: { ...state.values, ...changed }, ...(state.status === 'saved' && { status: 'saving' }) })
    },
    dropUnsent: () => {
      unsent = {}
    },
    /** Returns the unsent changes for a request. */
    startSending: () => {
      sending = unsent
      unsent = {}
      return sending
    },
    /** Ends the request. The changes of one that failed are unsent again. */
    endSending: (result: 'sent' | 'failed') => {
      if (result === 'failed') unsent = { ...sending, ...unsent }
      sending = {}
    },
    /** Shows a version of the entry from the server, except for what is unsent. */
    merge: (entry: LogEntry, change: Partial<SaverState> = {}) =>
      set({ ...change, entry, values: { ...valuesOf(entry), ...unsent } }),
    /** Removes the draft of a new entry once it is created. */
    clearNewDraft: () => {
      if (!isReplaced) newDraft?.clear()
    },
    /** Nothing is left to save. */
    finish: () => {
      isFinished = true
      unsent = {}
      set({ status: 'saved', wait: null, error: null })
    },
    /** Leaves the rest to another saver of the same new entry, with the draft. */
    replace: () => {
      isReplaced = true
      set({})
    },
  }
}

export type EntryState = ReturnType<typeof createEntryState>
