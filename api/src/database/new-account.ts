import { sql } from 'drizzle-orm'
import { users } from './schema'

/** The condition that a row of `users` is an account in its first week. */
export const isInFirstWeek = sql`${users.createdAt} > now() - interval '7 days'`

/** The days that are left of an account's first week, rounded up; negative or 0 afterwards. */
export const daysOfFirstWeek = sql<number>`ceil(extract(epoch from ${users.createdAt} + interval '7 days' - now()) / 86400)::integer`
