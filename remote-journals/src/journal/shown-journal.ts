import { type Journal, keys } from '@bucketeer/shared-auth'
import { type QueryClient } from '@tanstack/react-query'

/** The key of a Journal with its first Stories only, for its page. `keys.journals.detail` has whole ones. */
export const readingKey = (journalId: string) => [...keys.journals.detail(journalId), 'reading'] as const

/** The key of the Stories after those. */
export const laterStoriesKey = (journalId: string) => [...keys.journals.detail(journalId), 'later'] as const

/** Changes a Journal in the caches of its forms and its page, whose later Stories are loaded again. */
export function changeShown(cache: QueryClient, journalId: string, change: (journal: Journal) => Journal) {
  for (const queryKey of [keys.journals.detail(journalId), readingKey(journalId)])
    cache.setQueryData<Journal>(queryKey, (journal) => journal && change(journal))
  cache.removeQueries({ queryKey: laterStoriesKey(journalId) })
}

/** Puts a Journal into the cache of its page, and into that of its forms if it has all its Stories. */
export function showJournal(cache: QueryClient, journal: Journal) {
  const isWhole = journal.story.length >= journal.storyCount
  if (isWhole) cache.setQueryData<Journal>(keys.journals.detail(journal._id), journal)
  else cache.removeQueries({ queryKey: keys.journals.detail(journal._id), exact: true })
  cache.setQueryData<Journal>(readingKey(journal._id), journal)
  cache.removeQueries({ queryKey: laterStoriesKey(journal._id) })
}
