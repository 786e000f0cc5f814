import { getTableColumns } from 'drizzle-orm'
import { users } from './schema'

const { passwordHash, emailKey, suspendedUntil, searchableName, ...columns } = getTableColumns(users)

/** The columns of a user without the password. */
export const personColumns = columns
export type Person = Omit<
  typeof users.$inferSelect,
  'passwordHash' | 'emailKey' | 'suspendedUntil' | 'searchableName'
>

/** The columns for a login. */
export interface Account {
  id: string
  passwordHash: string
  suspendedAt?: Date | null
}
