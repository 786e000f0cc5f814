import { and, asc, eq, sql } from 'drizzle-orm'
import { newId, NotFound, type Queries } from '@bucketeer/host/server'
import { buckets, users } from '../../../database/schema'
import type { Person } from '../../../database/person-row'
import { noSuchBucket } from '../../kick/words'

/** The first key of these advisory locks. The second is a hash of the person's id. */
const somedayLock = 7204123

/**
 * Returns the id of the person's oldest Bucket with this name, and creates one if there is none. Concurrent calls of the
 * person wait until the transaction ends, so that they create one Bucket.
 * @throws NotFound if the account is being deleted
 */
export async function oldestBucketNamed(transaction: Queries, { id }: Person, name: string): Promise<string> {
  // Before the Bucket's row, which other calls lock before their advisory locks.
  await transaction.execute(sql`select pg_advisory_xact_lock(${somedayLock}, hashtext(${id}))`)
  const [present] = await transaction
    .select({ id: buckets.id })
    .from(buckets)
    .where(and(eq(buckets.ownerId, id), eq(buckets.name, name)))
    .orderBy(asc(buckets.id))
    .limit(1)
    .for('no key update')
  if (present) {
    await requireAccount(transaction, id)
    return present.id
  }
  const bucketId = newId()
  await transaction.insert(buckets).values({ id: bucketId, ownerId: id, name })
  return bucketId
}

/**
 * Locks the user, and does not wait for a deletion of the account: it would wait for a Bucket that was created after it
 * had locked all others.
 */
async function requireAccount(transaction: Queries, id: string) {
  const [account] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, id))
    .for('key share', { skipLocked: true })
  if (!account) throw new NotFound(noSuchBucket)
}
