import { keys } from '@bucketeer/shared-auth'
import { aJournal, aStory } from '@bucketeer/shared-auth/testing'
import { QueryClient } from '@tanstack/react-query'
import { cachedJournal } from './shown-journal'

const known = (content: string) => {
  const cache = new QueryClient()
  const journal = aJournal({ _id: 'rails', story: [aStory({ content })], storyCount: 1 })
  cache.setQueryData(keys.journals.privateList(), [journal])
  return cachedJournal(cache, 'rails')
}

test('returns a cached Journal with short Stories', () => {
  expect(known('🚂'.repeat(199))?._id).toBe('rails')
})

test('returns no Journal whose Stories the list may have truncated', () => {
  expect(known('🚂'.repeat(200))).toBeUndefined()
})
