import { useAuth } from '@bucketeer/shared-auth'
import { joined } from '@bucketeer/shared-ui'
import { draftOf, isText, listOf, orNull, shapeOf } from '@bucketeer/shared-ui/forms'
import { useSyncExternalStore } from 'react'
import { type EntryValues, type LogEntry, type NewEntry, valuesOf } from '../log/entry'

const fieldsOf = (values: Partial<EntryValues>) => Object.keys(values) as (keyof EntryValues)[]

/** Compares values that were built in the same order of keys. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Leaves out the signatures of URLs, which change every hour. */
const comparable = <Values extends Partial<EntryValues>>(values: Values): Values => ({
  ...values,
  ...(values.photos && {
    photos: values.photos.map(({ url, ...texts }) => ({ ...texts, url: url.split('?')[0] })),
  }),
})

/**
 * Returns the fields that somebody else changed between two versions of an entry. Ignores fields that equal the unsent
 * change: this saver sent it, and the response was lost.
 */
export function changedElsewhere(known: LogEntry, newer: LogEntry, unsent: Partial<EntryValues>) {
  const [before, now] = [comparable(valuesOf(known)), comparable(valuesOf(newer))]
  const sent = comparable(unsent)
  return fieldsOf(now).filter(
    (field) => !isSame(before[field], now[field]) && !isSame(now[field], sent[field]),
  )
}

/**
 * Returns the changes that were made while a request with `sent` was on its way. A new date keeps its precision, because
 * the server takes a date without one for a day.
 */
export function changesSince(sent: Partial<EntryValues>, unsent: Partial<EntryValues>) {
  const isChanged = (field: keyof EntryValues) => unsent[field] !== sent[field]
  return fieldsOf(unsent)
    .filter((field) => isChanged(field) || (field === 'precision' && isChanged('on')))
    .reduce<Partial<EntryValues>>((left, field) => ({ ...left, [field]: unsent[field] }), {})
}

/** A request that creates an entry, with the Kick's name. */
interface NewSource {
  create: NewEntry
  name: string
}

/** The entry of a sheet: one at the version that is known, or one that the server may not have. */
export type EntrySource = { entry: LogEntry } | NewSource

/** The unsaved changes of an entry. */
export interface EntryDraft<Source extends EntrySource = EntrySource> {
  /** The title of the draft on Today. */
  name: string
  source: Source
  values: Partial<EntryValues>
  /** Why the server refused them; null if they were not sent, or without a response. */
  problem: string | null
}
export type NewEntryDraft = EntryDraft<NewSource>

const isObject = <Shape extends object>(data: unknown): data is Shape =>
  typeof data === 'object' && data !== null

const draftShape = <Source extends EntrySource>(source: (data: unknown) => data is Source) =>
  shapeOf<EntryDraft<Source>>({ name: isText, source, values: isObject, problem: orNull(isText) })
const isDraft = draftShape(shapeOf<{ entry: LogEntry }>({ entry: isObject }))
const isNewDraft = draftShape(shapeOf<NewSource>({ create: isObject, name: isText }))
const isNewDrafts = shapeOf({ title: isText, drafts: listOf(isNewDraft) })

/** The draft of an entry that exists, which its page offers. */
const changesOf = (owner: string | null, { _id }: LogEntry) =>
  draftOf({ name: `log-entry.${_id}`, owner, path: `/log/${_id}`, isValues: isDraft })

/** The drafts of all new entries, which the Log lists. */
function newEntriesOf(owner: string | null) {
  const stored = draftOf({ name: 'log-new', owner, path: '/log', isValues: isNewDrafts })
  const read = () => stored.read()?.drafts ?? []
  const write = (drafts: NewEntryDraft[]) => {
    const title = joined(drafts.map(({ name }) => name))
    const isStored = drafts.length > 0 && stored.write({ title, drafts })
    if (drafts.length === 0) stored.clear()
    listeners.forEach((listener) => listener())
    return isStored
  }
  return { read, write }
}

/** Keeps what is not saved of an entry on this device, for each user. */
export function entryDraft(owner: string | null, source: EntrySource) {
  if ('entry' in source) {
    const draft = changesOf(owner, source.entry)
    return {
      ...draft,
      /** Returns whether the browser stored it. */
      keep: (values: Partial<EntryValues>, problem: string | null) =>
        draft.write({ name: source.entry.kickName, source, values, problem }),
    }
  }
  const { read, write } = newEntriesOf(owner)
  // The same request creates the same entry, however often it is sent.
  const isOwn = (draft: NewEntryDraft) => isSame(draft.source.create, source.create)
  const others = () => read().filter((draft) => !isOwn(draft))
  return {
    read: () => read().find(isOwn) ?? null,
    clear: () => void write(others()),
    keep: (values: Partial<EntryValues>, problem: string | null) =>
      write([...others(), { name: source.name, source, values, problem }]),
  }
}

const listeners = new Set<() => void>()
function subscribe(listener: () => void) {
  listeners.add(listener)
  // Another tab may have saved them.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Returns the new entries that this device keeps for the user. */
export function useNewEntryDrafts(): NewEntryDraft[] {
  const owner = useAuth(({ user }) => user?._id ?? null)
  const { read } = newEntriesOf(owner)
  useSyncExternalStore(subscribe, () => JSON.stringify(read()))
  return read()
}
