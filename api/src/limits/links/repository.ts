import { eq } from 'drizzle-orm'
import { InvalidValue, type Queries } from '@bucketeer/host/server'
import { daysOfFirstWeek } from '../../database/new-account'
import { users } from '../../database/schema'
import { noLinksYet } from '../words'
import { linkIn } from './link-in'

/**
 * Refuses links in what others may see of an account's first week.
 * @param texts by the fields of the request
 * @throws InvalidValue with the field, the link and the days that are left
 */
export async function refuseLinks(
  transaction: Queries,
  personId: string,
  texts: Record<string, string | null | undefined>,
) {
  for (const [field, text] of Object.entries(texts)) {
    const link = text ? linkIn(text) : undefined
    if (!link) continue
    const [person] = await transaction
      .select({ days: daysOfFirstWeek })
      .from(users)
      .where(eq(users.id, personId))
    if (person && person.days > 0) throw new InvalidValue(noLinksYet(link, person.days), field)
    return
  }
}
