import type { Person } from '../user/repository'
import type { JournalRow } from './repository'

/** Only its creator can read a Private or hidden Journal. To everybody else it does not exist. */
export const canReadJournal = (viewer: Person | undefined, { visibility, hiddenAt, creatorId }: JournalRow) =>
  (visibility === 'Public' && hiddenAt === null) || viewer?.id === creatorId

/** Path and body of the request name the Journal; both must agree. */
export const namesSameJournal = (journalId: string, body: { journalId: string }) =>
  journalId.toLowerCase() === body.journalId.toLowerCase()
