import { type Journal, keys, type PublicJournal } from '@bucketeer/shared-auth'
import { type InfiniteData, type QueryClient } from '@tanstack/react-query'

/**
 * The query key of the paginated public list. It differs from `keys.journals.publicList()`, under which other parts cache
 * the list as a whole, and begins with `keys.journals.all`, so that it is invalidated with the rest.
 */
export const publicPagesKey = [...keys.journals.all, 'public pages'] as const

const withoutProfile = ({ createdBy, ...journal }: PublicJournal): Journal => ({
  ...journal,
  createdBy: createdBy._id,
  author: createdBy,
})

/** Maximum number of characters of a Story's content in a list. */
const excerptLength = 200

/** Returns whether a content may be truncated. One of exactly that length counts as truncated. */
const isWhole = ({ story, storyCount }: Journal) =>
  story.length === storyCount && story.every(({ content }) => [...content].length < excerptLength)

/** Returns a Journal from the cached lists, unless they left Stories out or truncated them. */
export const cachedJournal = (cache: QueryClient, journalId: string): Journal | undefined => {
  const own = cache.getQueryData(keys.journals.privateList()) ?? []
  const pages = cache.getQueryData<InfiniteData<PublicJournal[]>>(publicPagesKey)?.pages ?? []
  const journals = [...own, ...pages.flat().map(withoutProfile)]
  return journals.find((journal) => journal._id === journalId && isWhole(journal))
}
