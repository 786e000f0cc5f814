import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { QueryClient } from '@tanstack/react-query'
import { keys } from './keys'
import { aBucket, aPublicJournal, aUser } from './testing/entities'

test('keys of different entities are different', () => {
  const cache = new QueryClient()
  cache.setQueryData(keys.buckets.detail('b1'), aBucket({ _id: 'b1' }))
  expect(cache.getQueryData(keys.buckets.detail('b1'))?.name).toBe(aBucket().name)
  expect(cache.getQueryData(keys.buckets.detail('b2'))).toBeUndefined()
})

test('the Public Journals of one user and of everybody have different keys', () => {
  const cache = new QueryClient()
  cache.setQueryData(keys.journals.publicList('u1'), [aPublicJournal()])
  expect(cache.getQueryData(keys.journals.publicList('u1'))?.[0]?.createdBy.userName).toBe('Amelia')
  expect(cache.getQueryData(keys.journals.publicList())).toBeUndefined()
})

test('the key `all` invalidates every key of its resource and no other', async () => {
  const cache = new QueryClient()
  cache.setQueryData(keys.buckets.list(), [])
  cache.setQueryData(keys.buckets.detail('b1'), aBucket())
  cache.setQueryData(keys.users.detail('u1'), aUser())
  await cache.invalidateQueries({ queryKey: keys.buckets.all })
  expect(cache.getQueryState(keys.buckets.list())?.isInvalidated).toBe(true)
  expect(cache.getQueryState(keys.buckets.detail('b1'))?.isInvalidated).toBe(true)
  expect(cache.getQueryState(keys.users.detail('u1'))?.isInvalidated).toBe(false)
})

test('the key of the newest is invalidated with the list, but holds other data', async () => {
  const cache = new QueryClient()
  cache.setQueryData(keys.buckets.newest(3), [aBucket()])
  cache.setQueryData(keys.journals.publicNewest('u1', 3), [aPublicJournal()])
  await cache.invalidateQueries({ queryKey: keys.buckets.list() })
  expect(cache.getQueryState(keys.buckets.newest(3))?.isInvalidated).toBe(true)
  expect(cache.getQueryData(keys.buckets.list())).toBeUndefined()
  await cache.invalidateQueries({ queryKey: keys.journals.publicList('u1') })
  expect(cache.getQueryState(keys.journals.publicNewest('u1', 3))?.isInvalidated).toBe(true)
})

test('docs/teams/contract.md has every key', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/teams/contract.md'), 'utf8')
  for (const [resource, members] of Object.entries(keys))
    for (const [member, key] of Object.entries(members))
      expect(page).toContain(`| \`keys.${resource}.${member}${typeof key === 'function' ? '(' : '`'}`)
})
