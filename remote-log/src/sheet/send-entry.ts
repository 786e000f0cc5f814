import { ApiError } from '@bucketeer/shared-auth'
import { type LogEntry } from '../log/entry'
import type { EntryState } from './entry-state'
import { changedElsewhere } from './merge-entry'
import type { SaverOptions } from './saver-options'
import { words } from './words'

const hasStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status

type SenderOptions = Pick<SaverOptions, 'source' | 'calls' | 'onSaved' | 'onRemoved'>

/** Returns the requests that create, update and remove the entry of a state. Changes that were not sent stay unsent. */
export const createEntrySender = (state: EntryState, options: SenderOptions) => {
  const { source, calls, onSaved, onRemoved } = options
  /** Shows the newer version of an entry, except for what is unsent. @throws an error if both changed the same field */
  const mergeNewerVersion = async (entry: LogEntry) => {
    const newer = await calls.read(entry._id)
    const changed = changedElsewhere(entry, newer, state.unsent())
    state.merge(newer, { isChangedElsewhere: state.get().isChangedElsewhere || changed.length > 0 })
    onSaved(newer, entry)
    if (changed.some((field) => field in state.unsent())) throw new Error(words.changedElsewhereToo)
  }
  return {
    create: async () => {
      // The body is the same for each attempt, so that the server recognises a repeated request by its key.
      if (!('create' in source)) throw new Error('There is nothing to create.')
      const entry = await calls.create(source.create)
      // The server chose the values that a new entry was sent without.
      state.merge(entry)
      state.clearNewDraft()
      onSaved(entry, null)
    },
    update: async (before: LogEntry) => {
      const changes = state.startSending()
      try {
        const entry = await calls.update(before._id, changes, before.updatedAt)
        state.endSending('sent')
        state.set({ entry })
        onSaved(entry, before)
      } catch (error) {
        state.endSending('failed')
        if (!hasStatus(error, 412)) throw error
        await mergeNewerVersion(before)
      }
    },
    remove: async (entry: LogEntry) => {
      await calls.remove(entry)
      state.finish()
      onRemoved(entry)
    },
  }
}
