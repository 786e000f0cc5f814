import { type Journal, keys, type PublicJournal } from '@bucketeer/shared-auth'
import { type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { publicPagesKey } from './public-pages-key'

const withoutProfile = ({ createdBy, ...journal }: PublicJournal): Journal => ({
  ...journal,
  createdBy: createdBy._id,
})

/** How many characters of a Story's content the server puts into a list. */
const excerptLength = 200

/** A content of exactly that length counts as cut: nothing tells that it is not. */
const isWhole = ({ story, storyCount }: Journal) =>
  story.length === storyCount && story.every(({ content }) => [...content].length < excerptLength)

/** What the lists in the cache know of a Journal, unless they left Stories out or cut them. */
export const knownJournal = (cache: QueryClient, journalId: string): Journal | undefined => {
  const own = cache.getQueryData(keys.journals.privateList()) ?? []
  const pages = cache.getQueryData<InfiniteData<PublicJournal[]>>(publicPagesKey)?.pages ?? []
  const journals = [...own, ...pages.flat().map(withoutProfile)]
  return journals.find((journal) => journal._id === journalId && isWhole(journal))
}
