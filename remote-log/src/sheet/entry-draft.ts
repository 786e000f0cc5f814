import { draftOf } from '@bucketeer/shared-ui/forms'
import type { EntryValues, LogEntry } from '../log/entry'

/** Changes of an entry that are not saved. */
interface EntryDraft {
  /** The Kick's name, the title of the draft on Today. */
  name: string
  /** The entry at the version that was changed. */
  entry: LogEntry
  values: Partial<EntryValues>
  /** Why the server refused them; null if they were not sent. */
  problem: string | null
}

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null

/** Recognises an entry by the fields that have been there since the first version. */
const isEntry = (data: unknown): data is LogEntry =>
  isObject(data) &&
  (['_id', 'state', 'precision', 'note', 'updatedAt'] as const).every(
    (name) => typeof (data as Partial<LogEntry>)[name] === 'string',
  )

const isEntryDraft = (kept: unknown): kept is EntryDraft =>
  isObject(kept) &&
  'entry' in kept &&
  isEntry(kept.entry) &&
  'values' in kept &&
  isObject(kept.values) &&
  'problem' in kept &&
  (kept.problem === null || typeof kept.problem === 'string')

/** Keeps unsaved changes of entries on this device, for each user. */
export const entryDraft = (owner: string | null) => {
  const draftFor = ({ _id }: LogEntry) =>
    draftOf({
      name: `log-entry.${_id}`,
      owner,
      storage: 'local',
      path: `/log/${_id}`,
      isValues: isEntryDraft,
    })
  return {
    read: (entry: LogEntry) => draftFor(entry).read(),
    clear: (entry: LogEntry) => draftFor(entry).clear(),
    /** Keeps changes; removes the draft if there are none. Returns whether the browser stored them. */
    keep: (entry: LogEntry, values: Partial<EntryValues>, problem: string | null): boolean => {
      const draft = draftFor(entry)
      if (Object.keys(values).length > 0) return draft.write({ name: entry.kickName, entry, values, problem })
      draft.clear()
      return false
    },
  }
}
