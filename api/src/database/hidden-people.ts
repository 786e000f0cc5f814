import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { blocks } from './content-schema'
import { users } from './schema'

const suspended = alias(users, 'suspended')

/** Selects the people whom moderators suspended. Everybody else sees nothing of them until that ends. */
export const suspendedPeople = sql`select ${suspended.id} from ${users} ${sql.identifier('suspended')} where ${suspended.suspendedUntil} > now()`

/** Selects the people whom a viewer blocked or muted, or who blocked the viewer. */
export const blockedPeople = (viewerId: SQLWrapper | string): SQL =>
  sql`select ${blocks.blockedId} from ${blocks} where ${blocks.blockerId} = ${viewerId}
      union all
      select ${blocks.blockerId} from ${blocks} where ${blocks.blockedId} = ${viewerId} and not ${blocks.isMute}`

/** Selects the people of whom the lists of a viewer show nothing. */
export const hiddenPeople = (viewerId: SQLWrapper | string): SQL =>
  sql`${blockedPeople(viewerId)} union all ${suspendedPeople}`
