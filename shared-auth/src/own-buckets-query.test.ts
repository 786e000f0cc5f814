import { QueryClient } from '@tanstack/react-query'
import { requestAs } from './api/request'
import { keys } from './keys'
import { ownBucketsQuery } from './own-buckets-query'
import { aBucket } from './testing/entities'
import { stubApi } from './testing/stub-api'

const all = Array.from({ length: 250 }, (_, index) => aBucket({ _id: `b${index}` }))

/** Returns pages of 100 Buckets, as the server does. */
const page = jest.fn(async ({ query: { cursor } = {} }: { query?: { cursor?: string } }) => {
  const start = all.findIndex(({ _id }) => _id === cursor) + 1
  const items = all.slice(start, start + 100)
  return { items, next: start + 100 < all.length ? (items.at(-1)?._id ?? null) : null }
})

const request = requestAs(__PART__)
beforeEach(() => stubApi({ 'GET /api/bucket': page }))

test('ownBucketsQuery caches all pages under the key of the list', async () => {
  const cache = new QueryClient()
  await cache.fetchQuery(ownBucketsQuery(request))
  expect(cache.getQueryData(keys.buckets.list())).toEqual(all)
  expect(page).toHaveBeenCalledTimes(3)
})

test('ownBucketsQuery caches nothing when a page fails', async () => {
  const cache = new QueryClient()
  page.mockImplementationOnce(async () => ({ items: all.slice(0, 100), next: 'b99' }))
  page.mockImplementationOnce(() => Promise.reject(new Error('Gone')))
  await expect(cache.fetchQuery(ownBucketsQuery(request))).rejects.toThrow('Gone')
  expect(cache.getQueryData(keys.buckets.list())).toBeUndefined()
})
