import { keys } from '@bucketeer/shared-auth'

/**
 * The query key of the paginated public list. It differs from `keys.journals.publicList()`, under which other parts cache
 * the list as a whole, and begins with `keys.journals.all`, so that it is invalidated with the rest.
 */
export const publicPagesKey = [...keys.journals.all, 'public pages'] as const
