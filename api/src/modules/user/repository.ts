import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { refuseMissingPicture } from '../../contract/accepted-picture'
import type { KnownVersions } from '../../contract/version'
import type { Queries } from '../../database/database'
import { brokenConstraint } from '../../database/failures'
import { newId } from '../../database/new-id'
import { users } from '../../database/schema'
import { isAtVersion, nextVersion } from '../../database/version'
import { Conflict, Outdated } from '../../errors/http-error'

const { passwordHash, ...columns } = getTableColumns(users)

/** What is read of a person wherever the password does not matter. */
export const personColumns = columns
export type Person = Omit<typeof users.$inferSelect, 'passwordHash'>

interface NewUser {
  email: string
  userName: string
  tagline: string
  passwordHash: string
}

type ProfileChange = Pick<Person, 'userName' | 'tagline' | 'way' | 'pictureId'>

/** E-mail addresses are the same however they are capitalised. */
const hasEmail = sql`lower(${users.email}) = lower(${sql.placeholder('email')})`

export function createUserRepository(database: Queries) {
  const byId = database
    .select(columns)
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('user_by_id')
  const accountByEmail = database
    .select({ id: users.id, passwordHash })
    .from(users)
    .where(hasEmail)
    .prepare('account_by_email')

  return {
    async find(id: string): Promise<Person | undefined> {
      const [person] = await byId.execute({ id })
      return person
    },

    /** What signing in needs. */
    async accountOf(email: string) {
      const [account] = await accountByEmail.execute({ email: email.trim() })
      return account
    },

    async isAnybodyThere(): Promise<boolean> {
      const anybody = await database.select({ id: users.id }).from(users).limit(1)
      return anybody.length > 0
    },

    /** @throws Conflict when somebody has the e-mail already. */
    async create({ email, ...profile }: NewUser): Promise<{ id: string }> {
      const user = { id: newId(), email: email.trim(), ...profile }
      await database.insert(users).values(user).catch(refuseKnownEmail)
      return user
    },

    /** @throws BadRequest when there is no such picture, Outdated when the profile is at none of the known versions. */
    async update(id: string, change: ProfileChange, known?: KnownVersions): Promise<Person | undefined> {
      const [person] = await database
        .update(users)
        .set({ ...change, updatedAt: nextVersion(users.updatedAt) })
        .where(and(eq(users.id, id), isAtVersion(users.updatedAt, known)))
        .returning(columns)
        .catch(refuseMissingPicture)
      if (!person && known && (await this.find(id))) throw new Outdated('profile')
      return person
    },
  }
}

function refuseKnownEmail(error: unknown): never {
  if (brokenConstraint(error) === 'users_email_key')
    throw new Conflict('There is an account with this email already.')
  throw error
}
