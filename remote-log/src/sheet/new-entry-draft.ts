import { useAuth } from '@bucketeer/shared-auth'
import { draftOf } from '@bucketeer/shared-ui/forms'
import { useEffect, useState } from 'react'
import type { EntryValues, NewEntry } from '../log/entry'

/** A new entry that the server may not have. */
export interface NewEntryDraft {
  /** The Kick's name. */
  name: string
  /** The request that creates the entry. */
  create: NewEntry
  /** The changes since that request. */
  values: Partial<EntryValues>
  /** Why the server refused the request; null without a response. */
  problem: string | null
}

interface NewEntryDrafts {
  /** The title of the draft on Today. */
  title: string
  entries: NewEntryDraft[]
}

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null

const isNewEntryDraft = (kept: unknown): kept is NewEntryDraft =>
  isObject(kept) &&
  'name' in kept &&
  typeof kept.name === 'string' &&
  'create' in kept &&
  isObject(kept.create) &&
  ('kickId' in kept.create || 'name' in kept.create) &&
  'values' in kept &&
  isObject(kept.values) &&
  'problem' in kept &&
  (kept.problem === null || typeof kept.problem === 'string')

const isNewEntryDrafts = (kept: unknown): kept is NewEntryDrafts =>
  isObject(kept) && 'entries' in kept && Array.isArray(kept.entries) && kept.entries.every(isNewEntryDraft)

const draftsOf = (owner: string | null) =>
  draftOf({ name: 'log-new', owner, storage: 'local', path: '/log', isValues: isNewEntryDrafts })

const listeners = new Set<() => void>()

const readAll = (owner: string | null) => draftsOf(owner).read()?.entries ?? []

/** Returns whether the browser stored them. */
const writeAll = (owner: string | null, entries: NewEntryDraft[]): boolean => {
  const drafts = draftsOf(owner)
  const title = entries.map(({ name }) => name).join(', ')
  const isStored = entries.length > 0 && drafts.write({ title, entries })
  if (entries.length === 0) drafts.clear()
  listeners.forEach((listener) => listener())
  return isStored
}

/** The same request creates the same entry, however often it is sent. */
const isSame = (one: NewEntry, other: NewEntry) => JSON.stringify(one) === JSON.stringify(other)

/** Keeps a new entry on this device, for each user, until the server has it. */
export const newEntryDraft = (owner: string | null, name: string, create: NewEntry) => {
  const others = () => readAll(owner).filter((draft) => !isSame(draft.create, create))
  return {
    read: () => readAll(owner).find((draft) => isSame(draft.create, create)) ?? null,
    clear: () => void writeAll(owner, others()),
    /** Returns whether the browser stored it. */
    keep: (values: Partial<EntryValues>, problem: string | null) =>
      writeAll(owner, [...others(), { name, create, values, problem }]),
  }
}

/** Returns the new entries that this device keeps for the user. */
export const useNewEntryDrafts = (): NewEntryDraft[] => {
  const owner = useAuth(({ user }) => user?._id ?? null)
  const [drafts, setDrafts] = useState(() => readAll(owner))
  useEffect(() => {
    const update = () => setDrafts(readAll(owner))
    update()
    listeners.add(update)
    // Another tab may have saved them.
    window.addEventListener('storage', update)
    return () => {
      listeners.delete(update)
      window.removeEventListener('storage', update)
    }
  }, [owner])
  return drafts
}
