import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { users } from './schema'

/**
 * Returns a user's id for an `insert`, and locks the user's row before the rows of the other foreign keys. Account
 * deletion also locks the user first; another order could deadlock. For a deleted user the insert violates its
 * foreign key.
 */
export const lockedPerson = (id: SQLWrapper): SQL<string> =>
  sql`coalesce((select ${users.id} from ${users} where ${users.id} = ${id} for key share), ${id})`
