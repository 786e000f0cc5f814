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

const gone = { isDeleted: true, status: 'saved', wait: null, error: null } as const

/** The savers of new entries, by user and creating request. */
const creating = new Map<string, EntrySaver>()

/**
 * Saves an entry while it is edited: creates it at once, then sends changes one request after the other. While the server
 * cannot be reached, it keeps the changes and repeats the request. It continues after the page has unmounted, until the user
 * logs out, and warns before the tab closes with unsaved changes. It keeps these as a draft, with which the next saver of the
 * entry begins. The next saver of the same new entry replaces it.
 */
export class EntrySaver {
  private readonly ownerId = authStore.getState().user?._id ?? null
  private readonly draft: ReturnType<typeof entryDraft>
  private readonly listeners = new Set<() => void>()
  private readonly warnOfUnload = createUnloadWarning()
  private state: SaverState
  /** Whether the server may have created the entry although no response arrived. */
  private mayExist: boolean
  private isReplaced = false
  private isSending = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private endWait = () => {}

  constructor(private readonly options: SaverOptions) {
    const { source } = options
    this.draft = entryDraft(this.ownerId, source)
    const kept = this.draft.read()
    this.mayExist = kept !== null
    this.state = startState(kept?.source ?? source, kept)
    if ('create' in source) {
      const key = JSON.stringify([this.ownerId, source.create])
      creating.get(key)?.giveWay()
      creating.set(key, this)
    }
    if (this.state.status === 'saving') this.flush()
  }

  getState = () => this.state
  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
  hasUnsaved = () => this.state.status !== 'saved' && !this.isOver()

  /** Changes values; texts are sent once typing pauses. */
  change = (values: Partial<EntryValues>, pace: 'now' | 'typing' = 'now') => {
    const { values: before, unsent } = this.state
    this.setUnsaved({ values: { ...before, ...values }, unsent: { ...unsent, ...values } })
    clearTimeout(this.timer)
    if (pace === 'now') this.flush()
    else this.timer = setTimeout(this.flush, debounceMs)
  }
  /** Sends what is not sent yet, at once. Does not end a wait. */
  flush = () => void this.sendAll()
  /** Gives up what the server refused. An entry that was never created is gone. */
  discard = () => {
    const { entry } = this.state
    if (!entry) return this.set(gone)
    this.set({ values: valuesOf(entry), unsent: {}, status: 'saved', error: null, isRemovalRefused: false })
  }
  /** Deletes the entry. */
  remove = () => {
    this.setUnsaved({ isDeleted: true })
    this.endWait()
    this.flush()
  }
  /** Repeats a refused request. */
  retry = () => (this.state.isRemovalRefused ? this.remove() : this.flush())

  private isOver = () => this.isReplaced || isSessionOver(this.ownerId)

  /** Leaves a new entry to another saver, unless it is created. */
  private giveWay() {
    if (this.state.entry) return
    this.isReplaced = true
    this.warn()
    this.endWait()
  }

  /** Asks before the tab closes with something unsaved. */
  private warn() {
    this.warnOfUnload(this.hasUnsaved())
  }

  private set(change: Partial<SaverState>) {
    // It is created now, so its changes have a draft of their own.
    if (change.entry && !this.state.entry && !this.isReplaced) this.draft.clear()
    this.state = { ...this.state, ...change }
    this.state = { ...this.state, isKept: this.keepDraft() }
    this.warn()
    this.listeners.forEach((listener) => listener())
  }

  private setUnsaved(change: Partial<SaverState>) {
    this.set({ ...change, ...(this.state.status === 'saved' && { status: 'saving' }) })
  }

  /** Returns whether the browser stored what is not saved. */
  private keepDraft(): boolean {
    if (this.isOver()) return false
    const { entry, status, isDeleted, unsent, error } = this.state
    const current = entry ? entryDraft(this.ownerId, { entry }) : this.draft
    if (status !== 'saved' && !isDeleted && (!entry || hasUnsent(this.state)))
      return current.keep(unsent, error?.message ?? null)
    current.clear()
    return false
  }

  /** Sends one request at a time, as long as there is a next one. */
  private async sendAll() {
    clearTimeout(this.timer)
    if (this.isSending) return
    this.isSending = true
    while (this.hasUnsaved() && (await this.sendNext()));
    this.isSending = false
    this.warn()
  }

  /** Sends the next request. Returns whether there is another one. */
  private async sendNext(): Promise<boolean> {
    const { entry, status, isDeleted } = this.state
    if (isDeleted && !entry && !this.mayExist) this.set(gone)
    else if (status !== 'waiting') this.set({ status: 'saving', error: null })
    if (!this.hasUnsaved()) return false
    try {
      await (entry ? this.send(entry) : this.create())
      const isSaved = this.state.status === 'saved' || (!this.state.isDeleted && !hasUnsent(this.state))
      this.set({ status: isSaved ? 'saved' : 'saving', wait: null, error: null })
      return true
    } catch (error) {
      return this.recover(error, isDeleted)
    }
  }

  private async create() {
    const { source, calls, onSaved } = this.options
    if (!('create' in source)) return
    // The body is the same for each attempt, so that the server recognises a repeated request by its key.
    const entry = await calls.create(source.create)
    // The server chose the values that a new entry was sent without.
    this.set({ entry, values: { ...valuesOf(entry), ...this.state.unsent } })
    onSaved(entry, null)
  }

  private async send(before: LogEntry) {
    const { calls, onSaved, onRemoved } = this.options
    if (this.state.isDeleted) {
      await calls.remove(before)
      this.set(gone)
      return onRemoved(before)
    }
    const sent = this.state.unsent
    try {
      const entry = await calls.update(before._id, sent, before.updatedAt)
      this.set({ entry, unsent: changesSince(sent, this.state.unsent) })
      onSaved(entry, before)
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 412)) throw error
      await this.merge(before)
    }
  }

  /** Shows a newer version of the entry, except for what is unsent. @throws an error if both changed the same field */
  private async merge(before: LogEntry) {
    const entry = await this.options.calls.read(before._id)
    const { unsent, isChangedElsewhere } = this.state
    const changed = changedElsewhere(before, entry, unsent)
    const values = { ...valuesOf(entry), ...unsent }
    this.set({ entry, values, isChangedElsewhere: isChangedElsewhere || changed.length > 0 })
    this.options.onSaved(entry, before)
    if (changed.some((field) => field in unsent)) throw new Error(words.changedElsewhereToo)
  }

  /** Decides after a failed request. Returns whether there is a next one. */
  private async recover(error: unknown, wasDeleted: boolean): Promise<boolean> {
    const wait = retryWaitOf(error)
    if (wait) {
      this.mayExist ||= wait.reason !== 'too fast'
      this.set({ status: 'waiting', wait })
      await new Promise<void>((resolve) => {
        this.endWait = resolve
        setTimeout(resolve, wait.ms)
        if (wait.reason === 'offline') window.addEventListener('online', () => resolve(), { once: true })
      })
      return true
    }
    const { entry, isDeleted } = this.state
    if (isDeleted && !entry) this.set(gone)
    // A refused change no longer matters if the entry was deleted in the meantime.
    else if (!isDeleted || wasDeleted) {
      const reason = error instanceof Error ? error : new Error('')
      this.set({ status: 'refused', error: reason, isDeleted: false, isRemovalRefused: isDeleted })
      this.options.onRefused?.()
      return false
    }
    return true
  }
}
