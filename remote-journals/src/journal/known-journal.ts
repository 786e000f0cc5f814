import { type Journal, keys, type PublicJournal } from '@bucketeer/shared-auth'
import { type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { publicPagesKey } from './public-pages-key'

const withoutProfile = ({ createdBy, ...journal }: PublicJournal): Journal => ({
  ...journal,
  createdBy: createdBy._id,
})

/** What the lists in the cache know of a Journal, unless they left Stories out. */
export const knownJournal = (cache: QueryClient, journalId: string): Journal | undefined => {
  const own = cache.getQueryData(keys.journals.privateList()) ?? []
  const pages = cache.getQueryData<InfiniteData<PublicJournal[]>>(publicPagesKey)?.pages ?? []
  const journals = [...own, ...pages.flat().map(withoutProfile)]
  return journals.find(({ _id, story, storyCount }) => _id === journalId && story.length === storyCount)
}
