import { and, desc, eq, gt, sql, ne } from 'drizzle-orm'
import { Conflict, InvalidValue, newId, Outdated, type Queries } from '@bucketeer/host/server'
import type { KnownVersions } from '../../contract/operation'
import { isAtVersion, nextVersion, violates, withOwnPicture } from '../../database/writes'
import { personColumns, type Account, type Person } from '../../database/person-row'
import { careLog } from '../../database/care-schema'
import { users, sessions } from '../../database/schema'
import { refuseLinks } from '../../limits/links/repository'
import { isVisiblePerson } from '../audience/repository'
import { acceptRequests } from '../follow/repository'
import { searchColumns } from '../kick/search/search-text'
import { refuseMissingPicture } from '../media/picture-urls'
import { emailKey, isStorableKey } from '../../mail/email-key'
import type { ownFields, storedFields } from './schemas'
import { emailTaken, emailTooLong, outdatedProfile } from './words'
import { emailChanges, passwordResets } from '../../database/account-schema'
import { auditName, createAuditLog } from '../audit/repository'

type Stored = typeof users.$inferSelect
type NewUser = Pick<Stored, 'email' | 'userName' | 'tagline' | 'passwordHash'>

interface PasswordChange {
  userId: string
  passwordHash: string
  /** The session that stays. */
  tokenHash: Buffer
}

type Changeable = keyof typeof storedFields | keyof typeof ownFields
/** Missing and undefined fields keep their values. */
type ProfileChange = Partial<Pick<Stored, Changeable | 'language' | 'pictureId' | 'searchableName'>>

export function createUserRepository(database: Queries) {
  const byId = database
    .select(personColumns)
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('user_by_id')
  const visibleById = database
    .select(personColumns)
    .from(users)
    .where(and(eq(users.id, sql.placeholder('id')), isVisiblePerson(sql.placeholder('viewerId'))))
    .prepare('visible_user_by_id')
  const accountByEmail = database
    .select({ id: users.id, passwordHash: users.passwordHash, suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.emailKey, sql.placeholder('key')))
    .prepare('account_by_email')
  const passwordHashById = database
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('password_hash_by_id')

  return {
    find: async (id: string): Promise<Person | undefined> => (await byId.execute({ id })).at(0),

    /** Returns a user who exists for the viewer. */
    async findVisible(id: string, viewer: { id: string }): Promise<Person | undefined> {
      return (await visibleById.execute({ id, viewerId: viewer.id })).at(0)
    },

    /** Returns until which day a moderator suspended a user, null for good, and the decision; undefined without. */
    async suspensionOf(
      userId: string,
    ): Promise<{ decisionId: string; until: string | null; words: string } | undefined> {
      const [row] = await database
        .select({
          until: sql<string | null>`nullif(${users.suspendedUntil}, 'infinity')::date::text`,
          decisionId: careLog.id,
          words: careLog.words,
        })
        .from(users)
        .innerJoin(careLog, and(eq(careLog.accusedId, users.id), eq(careLog.decision, 'suspend')))
        .where(and(eq(users.id, userId), gt(users.suspendedUntil, sql`now()`)))
        .orderBy(desc(careLog.id))
        .limit(1)
      return row
    },

    accountOf: async (email: string): Promise<Account | undefined> =>
      (await accountByEmail.execute({ key: emailKey(email) })).at(0),

    /** Returns undefined if the account was deleted. */
    async passwordHashOf(id: string): Promise<string | undefined> {
      const [account] = await passwordHashById.execute({ id })
      return account?.passwordHash
    },

    async hasUsers(): Promise<boolean> {
      const anybody = await database.select({ id: users.id }).from(users).limit(1)
      return anybody.length > 0
    },

    /** @throws Conflict when somebody has the e-mail already, InvalidValue when it is too long normalised, or for links. */
    async create({ email, ...profile }: NewUser): Promise<Account> {
      const key = emailKey(email)
      if (!isStorableKey(key)) throw new InvalidValue(emailTooLong)
      await refuseLinks(database, undefined, textsOf(profile))
      const { searchable: searchableName } = searchColumns({ name: profile.userName })
      const user = { id: newId(), email: email.trim(), emailKey: key, ...profile, searchableName }
      await database.insert(users).values(user).catch(refuseKnownEmail)
      return user
    },

    /** Changes the password, ends the user's other sessions, and revokes the links to change password and email. */
    changePassword: ({ userId, passwordHash, tokenHash }: PasswordChange) =>
      database.transaction(async (transaction) => {
        // Locks the account first, as its deletion does.
        await transaction.update(users).set({ passwordHash }).where(eq(users.id, userId))
        await transaction.delete(emailChanges).where(eq(emailChanges.userId, userId))
        await transaction.delete(passwordResets).where(eq(passwordResets.userId, userId))
        await transaction
          .delete(sessions)
          .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)))
        const who = auditName(userId)
        await createAuditLog(transaction).record({ who, what: 'password changed', subject: who })
      }),

    /**
     * Accepts the requests to follow the user when they no longer approve followers.
     * @throws InvalidValue if the picture is not the user's own or for links of a new account, Outdated if the profile
     * has changed since the known versions
     */
    async update(id: string, change: ProfileChange, known?: KnownVersions): Promise<Person | undefined> {
      await refuseLinks(database, id, textsOf(change))
      return database.transaction(async (transaction) => {
        if (change.approvesFollowers === false) await acceptRequests(transaction, id)
        const [person] = await transaction
          .update(users)
          .set({ ...withOwnPicture(change, id), updatedAt: nextVersion(users.updatedAt) })
          .where(and(eq(users.id, id), isAtVersion(users.updatedAt, known)))
          .returning(personColumns)
          .catch(refuseMissingPicture)
        const isOutdated = !person && known && (await transaction.$count(users, eq(users.id, id))) > 0
        if (isOutdated) throw new Outdated(outdatedProfile)
        return person
      })
    },
  }
}

const textsOf = ({ userName, tagline }: ProfileChange) => ({ userName, tagline })

/** @throws Conflict if the error is that somebody has the e-mail already, and the error otherwise */
export function refuseKnownEmail(error: unknown): never {
  if (violates('users_email_key', error)) throw new Conflict(emailTaken, 'email')
  throw error
}
