import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { careLog, reports } from './care-schema'

/**
 * Returns what a moderator wrote when they hid a thing, or the Journal of a Story; empty if an operator hid it, null if it
 * is not hidden.
 */
export function hiddenWordsOf({ id, hiddenAt }: Record<'id' | 'hiddenAt', SQLWrapper>): SQL<string | null> {
  // Drizzle removes the tables of columns that a `returning` has directly.
  const isOfThing = sql`(${careLog.thingId} = ${id} or (${careLog.parentId} = ${id} and ${careLog.thingKind} = 'story'))`
  const said = sql`select ${careLog.words} from ${careLog}
    where ${isOfThing} and ${careLog.decision} in ('hide', 'suspend') order by ${careLog.id} desc limit 1`
  return sql`case when ${sql`${hiddenAt}`} is not null then coalesce((${said}), '') end`
}

/** Returns the condition that the site holds a hidden thing until a moderator decides. */
export const isHeld = ({ id, hiddenAt }: Record<'id' | 'hiddenAt', SQLWrapper>): SQL<boolean> =>
  sql`(${hiddenAt} is not null and exists (
      select from ${reports} where ${reports.thingId} = ${id} and ${reports.isOfSite} and ${reports.decisionId} is null
    ))`
