import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { shareLinks } from './share-schema'

/** Whether a thing has a link that works: an open one, or one with a password. */
export type LinkState = 'open' | 'password' | null

const isWorking = sql`${shareLinks.endedAt} is null and (${shareLinks.expiresAt} is null or ${shareLinks.expiresAt} > now())`

/** Returns the state of the link of a Bucket, a Journal or an entry. @param column the one of `shareLinks` with the thing */
export function linkStateOf(column: SQLWrapper, id: SQLWrapper): SQL<LinkState> {
  const state = sql`case when ${shareLinks.passwordHash} is null then 'open' else 'password' end`
  // Drizzle removes the tables of columns that a `returning` has directly.
  const isOfThing = sql`${column} = ${id}`
  return sql`(select ${state} from ${shareLinks} where ${isOfThing} and ${isWorking})`
}
