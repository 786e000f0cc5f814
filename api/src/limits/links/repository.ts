import { eq } from 'drizzle-orm'
import { InvalidValue, type Queries } from '@bucketeer/host/server'
import { daysOfFirstWeek } from '../../database/new-account'
import { users } from '../../database/schema'
import { noLinksYet } from '../words'
import { linkIn } from './link-in'

const lengthOfWeek = 7

/**
 * Refuses links in what others may see of an account's first week.
 * @param personId undefined for an account that does not exist yet
 * @param texts by the fields of the request
 * @throws InvalidValue with the field, the link and the days that are left
 */
export async function refuseLinks(
  transaction: Queries,
  personId: string | undefined,
  texts: Record<string, string | null | undefined>,
) {
  for (const [field, text] of Object.entries(texts)) {
    const link = text ? linkIn(text) : undefined
    if (!link) continue
    const days = personId === undefined ? lengthOfWeek : await daysLeft(transaction, personId)
    if (days > 0) throw new InvalidValue(noLinksYet(link, days), field)
    return
  }
}

async function daysLeft(transaction: Queries, personId: string): Promise<number> {
  const [person] = await transaction
    .select({ days: daysOfFirstWeek })
    .from(users)
    .where(eq(users.id, personId))
  return person?.days ?? 0
}
