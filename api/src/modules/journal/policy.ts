import type { Person } from '../user/repository'
import type { JournalRow } from './repository'

/** A Private one is read by its creator alone; for anybody else, with whatever token or none, it is not there. */
export const canReadJournal = (viewer: Person | undefined, { visibility, creatorId }: JournalRow) =>
  visibility === 'Public' || viewer?.id === creatorId

/** A call on a Story says twice which Journal it means; the two must agree. */
export const namesSameJournal = (journalId: string, body: { journalId: string }) =>
  journalId.toLowerCase() === body.journalId.toLowerCase()
