import { sql, type SQLWrapper } from 'drizzle-orm'
import { reports } from './care-schema'

/** The characters of a long text that are quoted. */
const quoteLength = 200

/** Returns the name of what a decision is about, or the beginning of its text, as it was reported; null without a report. */
export const titleOfDecision = (decisionId: SQLWrapper) =>
  sql<string | null>`(
    select left(coalesce(nullif(${reports.copy} ->> 'title', ''), ${reports.copy} ->> 'text'), ${sql.raw(String(quoteLength))})
    from ${reports} where ${reports.decisionId} = ${decisionId} order by ${reports.id} limit 1
  )`
