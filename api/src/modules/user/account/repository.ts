import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '@bucketeer/host/server'
import { journals, logEntries } from '../../../database/content-schema'
import { lockRows, nextVersion } from '../../../database/writes'
import { begunDeletions, buckets, kicks, pictures, users } from '../../../database/schema'
import { endFollowsOf } from '../../follow/repository'
import { deleteNotificationsOf } from '../../notification/repository'

/** The steps of deleting an account, in one transaction. */
export const createAccountRepository = (transaction: Queries) => ({
  /** Deletes the account's notifications, and locks it against new content and its Kicks against new holders until the transaction ends. */
  async lock(userId: string) {
    // Uses the lock order of all other writes, to avoid deadlocks. Foreign keys would delete notifications in another one.
    await deleteNotificationsOf(transaction, userId)
    await lockRows(transaction, buckets, eq(buckets.ownerId, userId), 'update')
    await lockRows(transaction, journals, eq(journals.creatorId, userId), 'update')
    await lockRows(transaction, kicks, eq(kicks.creatorId, userId), 'update')
    await lockRows(transaction, users, eq(users.id, userId), 'update')
    await endFollowsOf(transaction, userId)
  },

  /** Records that the deletion begins. The record is deleted with the account. */
  async recordDeletion(userId: string) {
    await transaction.insert(begunDeletions).values({ userId }).onConflictDoNothing()
  },

  /** Returns the accounts whose deletion began and did not end. */
  async begunDeletions(): Promise<string[]> {
    const begun = await transaction.select().from(begunDeletions)
    return begun.map(({ userId }) => userId)
  },

  async deleteDeletionRecord(userId: string) {
    await transaction.delete(begunDeletions).where(eq(begunDeletions.userId, userId))
  },

  /** Waits for a concurrent deletion and blocks others until the transaction ends. @returns whether the account exists */
  async lockIfPresent(userId: string): Promise<boolean> {
    return (await lockRows(transaction, users, eq(users.id, userId), 'no key update')).length > 0
  },

  async picturesOf(userId: string): Promise<string[]> {
    const theirs = await transaction
      .select({ id: pictures.id })
      .from(pictures)
      .where(eq(pictures.ownerId, userId))
    return theirs.map(({ id }) => id)
  },

  /** Keeps the Kicks that others hold and that everybody may see. */
  async withdrawHeldKicks(userId: string) {
    await transaction
      .update(kicks)
      .set({
        creatorId: null,
        bucketId: null,
        withdrawnAt: sql`coalesce(${kicks.withdrawnAt}, now())`,
        updatedAt: nextVersion(kicks.updatedAt),
      })
      .where(
        and(
          eq(kicks.creatorId, userId),
          eq(kicks.audience, 'Members'),
          sql`kick_is_held_by_others(${kicks.id}, ${userId})`,
        ),
      )
  },

  /** Deletes the user. Foreign keys delete the rest. */
  async delete(userId: string) {
    // First, or each Kick that is deleted would change its entries before they are deleted, too.
    await transaction.delete(logEntries).where(eq(logEntries.userId, userId))
    await transaction.delete(kicks).where(eq(kicks.creatorId, userId))
    await transaction.delete(users).where(eq(users.id, userId))
  },
})
