import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { users } from './schema'

/**
 * For an `insert`: the id of a person whose row is locked before those that the new row's foreign keys lock. Deleting an
 * account locks it before their pictures as well; in the other order the two would wait for each other. Of somebody who
 * is gone the foreign key then says so.
 */
export const lockedPerson = (id: SQLWrapper): SQL<string> =>
  sql`coalesce((select ${users.id} from ${users} where ${users.id} = ${id} for key share), ${id})`
