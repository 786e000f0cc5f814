import { getTableColumns } from 'drizzle-orm'
import { users } from './schema'

const { passwordHash, emailKey, suspendedUntil, searchableName, ...columns } = getTableColumns(users)

/** The columns of a user without the password. */
export const personColumns = columns
export type Person = Pick<typeof users.$inferSelect, keyof typeof columns>

/** The columns for a login. */
export type Account = Pick<typeof users.$inferSelect, 'id' | 'passwordHash'> &
  Partial<Pick<Person, 'suspendedAt'>>
