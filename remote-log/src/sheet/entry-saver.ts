import { ApiError, authStore } from '@bucketeer/shared-auth'
import { createUnloadWarning } from '@bucketeer/shared-ui'
import { type EntryValues, type LogEntry, valuesOf } from '../log/entry'
import { entryDraft } from './entry-draft'
import { changedElsewhere } from './merge-entry'
import { newEntryDraft } from './new-entry-draft'
import { retryWaitOf, startWait } from './retry-wait'
import type { SaverOptions, SaverState } from './saver-options'
import { words } from './words'

const hasStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status

const asError = (error: unknown) => (error instanceof Error ? error : new Error(''))

/** Functions that stop the savers of new entries, by the creating request. A new saver with the same request takes over. */
const creating = new Map<string, () => void>()

/**
 * Saves an entry while it is edited: creates it at once, then sends changes one request after the other. While the server
 * cannot be reached, it keeps the changes and repeats the request. It continues after the page has unmounted, until the user
 * logs out, and warns before the tab closes with unsaved changes. It keeps these as a draft, with which the next saver of the
 * entry, or of the same new entry, begins.
 */
export const createEntrySaver = (options: SaverOptions) => {
  const { source, calls, onSaved, onRemoved, onRefused, debounce = 600, retryAfter = 3000 } = options
  const listeners = new Set<() => void>()
  const ownerId = authStore.getState().user?._id ?? null
  const draft = entryDraft(ownerId)
  const newDraft = 'create' in source ? newEntryDraft(ownerId, source.name, source.create) : null
  const creation = 'create' in source ? JSON.stringify([ownerId, source.create]) : ''
  creating.get(creation)?.()
  const kept = 'entry' in source ? draft.read(source.entry) : null
  const known = kept?.entry ?? ('entry' in source ? source.entry : null)
  const { values: keptValues = {}, problem = null } = kept ?? newDraft?.read() ?? {}
  let state: SaverState = {
    values: { ...(kept ? valuesOf(kept.entry) : options.values), ...keptValues },
    entry: known,
    status: problem === null ? (known && !kept ? 'saved' : 'saving') : 'refused',
    wait: null,
    error: problem === null ? null : new Error(problem),
    isDeleted: false,
    isKept: false,
    isChangedElsewhere: false,
  }
  let unsent: Partial<EntryValues> = keptValues
  /** The changes of the request under way. */
  let sending: Partial<EntryValues> = {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let isFinished = false
  let isTakenOver = false
  /** Whether a request to create the entry got no answer, so that the server may have created it. */
  let isCreationUnknown = true
  let isRemovalRefused = false
  let wake = () => {}
  const warnOfUnload = createUnloadWarning()

  /** Whether the user has logged out. An expired session may go on. */
  const isSessionOver = () => {
    const { user, endedBy } = authStore.getState()
    return user === null ? endedBy === 'logout' : user._id !== ownerId
  }
  const hasUnsaved = () =>
    !isFinished &&
    !isTakenOver &&
    !isSessionOver() &&
    (state.entry === null || state.isDeleted || Object.keys(unsent).length > 0)
  /** Returns whether the browser stored what is not saved. */
  const keepDraft = (): boolean => {
    if (isTakenOver || isSessionOver()) return false
    const values = { ...sending, ...unsent }
    const refusal = state.error?.message ?? null
    if (state.entry) return draft.keep(state.entry, state.isDeleted ? {} : values, refusal)
    if (!isFinished && !state.isDeleted) return newDraft?.keep(values, refusal) ?? false
    newDraft?.clear()
    return false
  }

  const show = (change: Partial<SaverState>) => {
    state = { ...state, ...change }
    state = { ...state, isKept: keepDraft() }
    warnOfUnload(hasUnsaved())
    listeners.forEach((listener) => listener())
  }
  const finish = () => {
    isFinished = true
    unsent = {}
    show({ status: 'saved', wait: null, error: null })
  }

  const create = async () => {
    // The body is the same for each attempt, so that the server recognises a repeated request by its key.
    if (!('create' in source)) throw new Error('There is nothing to create.')
    const entry = await calls.create(source.create)
    // The server chose the values that a new entry was sent without.
    show({ entry, values: { ...valuesOf(entry), ...unsent } })
    if (!isTakenOver) {
      newDraft?.clear()
      creating.delete(creation)
    }
    onSaved(entry, null)
  }
  const remove = async (entry: LogEntry) => {
    await calls.remove(entry)
    finish()
    onRemoved(entry)
  }
  /** Takes over the newer version of an entry, except for what is unsent. @throws an error if both changed the same */
  const takeOver = async (entry: LogEntry) => {
    const newer = await calls.read(entry._id)
    const changed = changedElsewhere(entry, newer, unsent)
    const isChangedElsewhere = state.isChangedElsewhere || changed.length > 0
    show({ entry: newer, values: { ...valuesOf(newer), ...unsent }, isChangedElsewhere })
    onSaved(newer, entry)
    if (changed.some((field) => field in unsent)) throw new Error(words.changedElsewhereToo)
  }
  const update = async (before: LogEntry) => {
    sending = unsent
    unsent = {}
    try {
      const entry = await calls.update(before._id, sending, before.updatedAt)
      sending = {}
      show({ entry })
      onSaved(entry, before)
    } catch (error) {
      unsent = { ...sending, ...unsent }
      sending = {}
      if (!hasStatus(error, 412)) throw error
      await takeOver(before)
    }
  }
  /** Sends one request. Changes that were not sent are kept. */
  const send = async () => {
    const { entry, isDeleted } = state
    if (entry) return isDeleted ? remove(entry) : update(entry)
    return isDeleted && !isCreationUnknown ? finish() : create()
  }
  const refuse = (error: unknown) => {
    if (state.isDeleted && !state.entry) return finish()
    isRemovalRefused = state.isDeleted
    show({ status: 'refused', error: asError(error), isDeleted: false })
    onRefused?.()
  }
  /** Waits if the request may be repeated. Returns whether to go on. */
  const recover = async (error: unknown, wasDeleted: boolean): Promise<boolean> => {
    const wait = retryWaitOf(error, retryAfter)
    isCreationUnknown = wait !== null && wait.reason !== 'too fast'
    if (wait) {
      const started = startWait(wait)
      wake = started.wake
      show({ status: 'waiting', wait })
      await started.isOver
      return true
    }
    // A refused change does not matter any more.
    if (state.isDeleted && !wasDeleted && state.entry) return true
    refuse(error)
    return false
  }
  const run = async () => {
    if (isRunning) return
    isRunning = true
    let goesOn = true
    while (goesOn && hasUnsaved()) {
      if (state.status !== 'waiting') show({ status: 'saving', error: null })
      const { isDeleted } = state
      try {
        await send()
        show({ status: hasUnsaved() ? 'saving' : 'saved', wait: null, error: null })
      } catch (error) {
        goesOn = await recover(error, isDeleted)
      }
    }
    isRunning = false
    warnOfUnload(hasUnsaved())
  }
  const start = () => {
    clearTimeout(timer)
    void run()
  }
  const endForAnother = () => {
    clearTimeout(timer)
    isTakenOver = true
    show({})
    wake()
  }
  const startRemoval = () => {
    unsent = {}
    show({ isDeleted: true })
    wake()
    start()
  }
  if (newDraft) creating.set(creation, endForAnother)
  if (state.status === 'saving') start()

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    hasUnsaved,
    /** Changes values; texts are sent once typing pauses. */
    change: (values: Partial<EntryValues>, pace: 'now' | 'typing' = 'now') => {
      unsent = { ...unsent, ...values }
      show({ values: { ...state.values, ...values }, ...(state.status === 'saved' && { status: 'saving' }) })
      clearTimeout(timer)
      if (pace === 'now') start()
      else timer = setTimeout(start, debounce)
    },
    /** Sends what is not sent yet, at once. */
    flush: start,
    /** Gives up what the server refused. An entry that was never created is gone. */
    discard: () => {
      clearTimeout(timer)
      if (!state.entry) return finish()
      unsent = {}
      isRemovalRefused = false
      show({ values: valuesOf(state.entry), status: 'saved', error: null })
    },
    /** Deletes the entry. */
    remove: startRemoval,
    /** Repeats a refused request. */
    retry: () => (isRemovalRefused ? startRemoval() : start()),
  }
}

export type EntrySaver = ReturnType<typeof createEntrySaver>
