import { type Journal, keys } from '@bucketeer/shared-auth'
import type { QueryClient } from '@tanstack/react-query'

/** Returns the id of the element of a Story on the page of its Journal. */
export const storyAnchor = (storyId: string) => `story-${storyId}`

/** The `state` of a navigation to a Journal that shows one of its Stories. The address stays that of the Journal. */
export const showingStory = (storyId: string) => ({ story: storyId })

/** Returns the id of the element that a location asks for, by its hash or its state; null for none. */
export function askedAnchor({ hash, state }: { hash: string; state: unknown }): string | null {
  if (hash) return hash.slice(1)
  const { story } = Object(state) as { story?: unknown }
  return typeof story === 'string' ? storyAnchor(story) : null
}

/** The key of a Journal with its first Stories only, for its page. `keys.journals.detail` has whole ones. */
export const readingKey = (journalId: string) => [...keys.journals.detail(journalId), 'reading'] as const

/** The key of the Stories after those. */
export const laterStoriesKey = (journalId: string) => [...keys.journals.detail(journalId), 'later'] as const

/** Marks all queries with Journals as stale. Those on the screen are not loaded again: their data is changed in place. */
const markStale = (cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: keys.journals.all, refetchType: 'none' })

/**
 * Changes a Journal in the caches of its forms and its page after one of its Stories was saved. Its later Stories are loaded
 * again.
 */
export async function showStoryChange(
  cache: QueryClient,
  journalId: string,
  change: (journal: Journal) => Journal,
) {
  await markStale(cache)
  // A Kick names the Stories about it.
  void cache.invalidateQueries({ queryKey: keys.kicks.all, refetchType: 'none' })
  for (const queryKey of [keys.journals.detail(journalId), readingKey(journalId)])
    cache.setQueryData<Journal>(queryKey, (journal) => journal && change(journal))
  cache.removeQueries({ queryKey: laterStoriesKey(journalId) })
  // The version and the cover of the Journal, and the place of its Kick, are not known here.
  await cache.invalidateQueries({ queryKey: keys.journals.detail(journalId), refetchType: 'none' })
}

/** Puts a Journal into the cache of its page, and into that of its forms if it has all its Stories. */
export function showJournal(cache: QueryClient, journal: Journal) {
  const isWhole = journal.story.length >= journal.storyCount
  if (isWhole) cache.setQueryData<Journal>(keys.journals.detail(journal._id), journal)
  else cache.removeQueries({ queryKey: keys.journals.detail(journal._id), exact: true })
  cache.setQueryData<Journal>(readingKey(journal._id), journal)
  cache.removeQueries({ queryKey: laterStoriesKey(journal._id) })
}

/** Shows a Journal that was saved, and marks the others as stale. */
export async function showSavedJournal(cache: QueryClient, journal: Journal) {
  await markStale(cache)
  showJournal(cache, journal)
}
