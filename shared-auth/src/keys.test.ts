import { QueryClient } from '@tanstack/react-query'
import { keys } from './keys'
import { aBucket, aPublicJournal, aUser } from './testing/entities'

test('what is kept under a key is found under it', () => {
  const cache = new QueryClient()
  cache.setQueryData(keys.buckets.detail('b1'), aBucket({ _id: 'b1' }))
  expect(cache.getQueryData(keys.buckets.detail('b1'))?.name).toBe(aBucket().name)
  expect(cache.getQueryData(keys.buckets.detail('b2'))).toBeUndefined()
})

test('the Public Journals of one person are not those of everybody', () => {
  const cache = new QueryClient()
  cache.setQueryData(keys.journals.publicList('u1'), [aPublicJournal()])
  expect(cache.getQueryData(keys.journals.publicList('u1'))?.[0]?.createdBy.userName).toBe('Amelia')
  expect(cache.getQueryData(keys.journals.publicList())).toBeUndefined()
})

test('all of a resource are invalidated together, and nothing else', async () => {
  const cache = new QueryClient()
  cache.setQueryData(keys.buckets.list(), [])
  cache.setQueryData(keys.buckets.detail('b1'), aBucket())
  cache.setQueryData(keys.users.detail('u1'), aUser())
  await cache.invalidateQueries({ queryKey: keys.buckets.all })
  expect(cache.getQueryState(keys.buckets.list())?.isInvalidated).toBe(true)
  expect(cache.getQueryState(keys.buckets.detail('b1'))?.isInvalidated).toBe(true)
  expect(cache.getQueryState(keys.users.detail('u1'))?.isInvalidated).toBe(false)
})

test('the newest of a list are invalidated with the list, and are not the list', async () => {
  const cache = new QueryClient()
  cache.setQueryData(keys.buckets.newest(3), [aBucket()])
  cache.setQueryData(keys.journals.publicNewest('u1', 3), [aPublicJournal()])
  await cache.invalidateQueries({ queryKey: keys.buckets.list() })
  expect(cache.getQueryState(keys.buckets.newest(3))?.isInvalidated).toBe(true)
  expect(cache.getQueryData(keys.buckets.list())).toBeUndefined()
  await cache.invalidateQueries({ queryKey: keys.journals.publicList('u1') })
  expect(cache.getQueryState(keys.journals.publicNewest('u1', 3))?.isInvalidated).toBe(true)
})
