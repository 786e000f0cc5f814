import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { blocks } from './audience-schema'

/** Selects the people of whom the lists of a viewer show nothing: blocked, muted, or blocking the viewer. */
export const hiddenPeople = (viewerId: SQLWrapper | string): SQL =>
  sql`select ${blocks.blockedId} from ${blocks} where ${blocks.blockerId} = ${viewerId}
      union all
      select ${blocks.blockerId} from ${blocks} where ${blocks.blockedId} = ${viewerId} and not ${blocks.isMute}`
