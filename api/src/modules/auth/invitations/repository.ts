import { and, count, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { newId, type Queries } from '@bucketeer/host/server'
import { invitations } from '../../../database/account-schema'
import { emailKey } from '../../../mail/email-key'

interface NewInvitation {
  codeHash: Buffer
  /** The only address that may use it. */
  email?: string
  expiresAt: Date
}

interface InvitationUse {
  codeHash: Buffer
  email: string
}

const isUnexpired = gt(invitations.expiresAt, sql`now()`)

const isGoodFor = ({ codeHash, email }: InvitationUse) =>
  and(
    eq(invitations.codeHash, codeHash),
    isUnexpired,
    or(isNull(invitations.emailKey), eq(invitations.emailKey, emailKey(email))),
  )

/** Stores invitations, each of which allows one sign-up. */
export const createInvitationRepository = (database: Queries) => ({
  /** Also deletes expired invitations. */
  async create({ codeHash, email, expiresAt }: NewInvitation): Promise<void> {
    await database.delete(invitations).where(lt(invitations.expiresAt, sql`now()`))
    await database
      .insert(invitations)
      .values({ id: newId(), codeHash, emailKey: email && emailKey(email), expiresAt })
  },

  async isGood(use: InvitationUse): Promise<boolean> {
    const good = await database.select({ id: invitations.id }).from(invitations).where(isGoodFor(use))
    return good.length > 0
  },

  /**
   * Deletes the invitation. Of concurrent uses in transactions, the second waits for the first.
   * @returns whether it was good
   */
  async useUp(use: InvitationUse): Promise<boolean> {
    const used = await database.delete(invitations).where(isGoodFor(use)).returning({ id: invitations.id })
    return used.length > 0
  },

  /** Returns the number of unused, unexpired invitations. */
  async countOpen(): Promise<number> {
    const [open] = await database.select({ count: count() }).from(invitations).where(isUnexpired)
    return open?.count ?? 0
  },
})
