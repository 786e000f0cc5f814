import type { Queries } from '../../database/database'
import { releaseLog } from '../../database/release-schema'
import { createAuditLog } from '../audit/repository'

/** Writes an entry of a part's history, also to the audit log. */
export const writeHistory = async (transaction: Queries, entry: typeof releaseLog.$inferInsert) => {
  await transaction.insert(releaseLog).values(entry)
  const { part, version, event = 'released', who } = entry
  await createAuditLog(transaction).record({
    who,
    what: `release: ${event}`,
    subject: `${part} ${version}`,
  })
}
