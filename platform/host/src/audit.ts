import type { Queries } from './server/database/database'

/** Writes lines of the audit log, in the transaction of the change that they tell of. */
export type RecordAudit = (
  queries: Queries,
  ...entries: { who: string; what: string; subject: string }[]
) => Promise<void>
