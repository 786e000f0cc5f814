import { sql, type SQL } from 'drizzle-orm'

/**
 * Returns the moment in so many milliseconds by the clock of the database, which also decides when it has passed: the
 * clock of a server may be wrong by more than a link lasts.
 */
export const fromNow = (ms: number): SQL<Date> => sql`now() + make_interval(secs => ${ms / 1000})`
