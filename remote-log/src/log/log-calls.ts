import { ApiError, isNotFound } from '@bucketeer/shared-auth'
import { request } from '../request'
import type { EntryChange, LogEntry, NewEntry } from './entry'

export const createEntry = (body: NewEntry) => request('post', '/api/log', { body })

export const readEntry = (entryId: string) => request('get', '/api/log/{entryId}', { params: { entryId } })

/** Rejects with status 412 if the entry is not at this version. */
export const updateEntry = (entryId: string, body: EntryChange, version: string) =>
  request('put', '/api/log/{entryId}', { params: { entryId }, body, ifMatch: version })

function unlessGone(error: unknown) {
  if (!isNotFound(error)) throw error
}

/** Deletes an entry, if it is still there. */
export const removeEntry = ({ _id: entryId }: LogEntry) =>
  request('delete', '/api/log/{entryId}', { params: { entryId } }).catch(unlessGone)

/** The calls of a saver. */
export const entryCalls = { create: createEntry, read: readEntry, update: updateEntry, remove: removeEntry }

/** Whether the Kick is in use by now. */
const isInUse = (error: unknown) => error instanceof ApiError && error.status === 409

/**
 * Deletes an entry and the Kick that was created with it, unless another tab has put the Kick into a Bucket or a Story. The
 * entry goes first, because it would hold the Kick.
 */
export async function removeEntryWithKick(entry: LogEntry) {
  await removeEntry(entry)
  if (!entry.kick) return
  const call = { params: { kickId: entry.kick._id }, query: { unused: true } }
  try {
    await request('delete', '/api/kick/{kickId}', call)
  } catch (error) {
    if (!isInUse(error)) unlessGone(error)
  }
}
