import { createHash } from 'node:crypto'
import { and, desc, eq, gte, ilike, lt, or } from 'drizzle-orm'
import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { RecordAudit } from '@bucketeer/host'
import type { Queries } from '@bucketeer/host/server'
import { containing } from '../../database/list-query'

const auditLog = pgTable('audit_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  who: text('who').notNull(),
  what: text('what').notNull(),
  subject: text('subject').notNull(),
})

interface AuditEntry {
  /** The name of a deploy token, `the command line`, or `auditName` of a user. */
  who: string
  what: string
  /** A part and its version, a deploy token, content with its id, or `auditName` of a user. */
  subject: string
}

interface AuditFilter {
  since?: Date | undefined
  /** A part of the caller's name. */
  who?: string | undefined
  /** A part of the action. */
  what?: string | undefined
  /** The `auditName` of the caller or the subject. */
  account?: string | undefined
}

const matches = ({ since, who, what, account }: AuditFilter) =>
  and(
    since && gte(auditLog.at, since),
    who ? ilike(auditLog.who, containing(who)) : undefined,
    what ? ilike(auditLog.what, containing(what)) : undefined,
    account ? or(eq(auditLog.who, account), eq(auditLog.subject, account)) : undefined,
  )

/** Returns 16 hex digits by which the log names an account. They do not reveal its id after its deletion. */
export const auditName = (userId: string) =>
  `account ${createHash('sha256').update(userId).digest('hex').slice(0, 16)}`

/** Stores who changed releases, deploy tokens and accounts. The database refuses changes of entries. */
export const createAuditLog = (database: Queries) => ({
  record: async (...entries: AuditEntry[]): Promise<void> => {
    if (entries.length > 0) await database.insert(auditLog).values(entries)
  },

  /**
   * Returns entries, newest first.
   * @param before only entries with a smaller id
   */
  list: (limit: number, before?: number, filter: AuditFilter = {}) =>
    database
      .select()
      .from(auditLog)
      .where(and(before === undefined ? undefined : lt(auditLog.id, before), matches(filter)))
      .orderBy(desc(auditLog.id))
      .limit(limit),
})

/** Writes entries with these queries. */
export const recordAudit: RecordAudit = (queries, ...entries) => createAuditLog(queries).record(...entries)
