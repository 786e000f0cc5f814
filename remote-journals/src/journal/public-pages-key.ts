import { keys } from '@bucketeer/shared-auth'

/**
 * Of the public list as it is loaded page by page. A key of its own, since other parts keep the list under
 * `keys.journals.publicList()` in one piece; still under `keys.journals.all`, so that it is invalidated with the rest.
 */
export const publicPagesKey = [...keys.journals.all, 'public pages'] as const
