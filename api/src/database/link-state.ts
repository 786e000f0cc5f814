import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { shareLinks } from './content-schema'

/** Whether a thing has a link that works: an open one, or one with a password. */
export type LinkState = 'open' | 'password' | null

/** The condition that a link works. */
export const isWorkingLink = sql`${shareLinks.endedAt} is null and (${shareLinks.expiresAt} is null or ${shareLinks.expiresAt} > now())`

/** The state of a link that works. */
export const stateOfLink = sql<
  NonNullable<LinkState>
>`case when ${shareLinks.passwordHash} is null then 'open' else 'password' end`

/** Returns the state of the link of a Bucket, a Journal or an entry. @param column the one of `shareLinks` with the thing */
export function linkStateOf(column: SQLWrapper, id: SQLWrapper): SQL<LinkState> {
  // Drizzle removes the tables of columns that a `returning` has directly.
  const isOfThing = sql`${column} = ${id}`
  return sql`(select ${stateOfLink} from ${shareLinks} where ${isOfThing} and ${isWorkingLink})`
}
