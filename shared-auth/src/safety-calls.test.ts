import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { requestAs } from './api/request'
import { keys } from './keys'
import { safetyCalls } from './safety-calls'
import { aUser, stubApi } from './testing'

const ann = 'ann'
const input = { params: { userId: ann } }
const calls = {
  'PUT /api/user/{userId}/block': jest.fn(async () => {}),
  'DELETE /api/user/{userId}/block': jest.fn(async () => {}),
  'PUT /api/user/{userId}/mute': jest.fn(async () => {}),
  'DELETE /api/user/{userId}/mute': jest.fn(async () => {}),
  'DELETE /api/user/{userId}/comments': jest.fn(async () => {}),
}
const read = jest.fn(async () => 'fresh')
let cache: QueryClient
let safety: ReturnType<typeof safetyCalls>
let stopWatching: () => void

const list = ['kicks', 'list']
const comments = ['kicks', 'comments', 'train']

/** The page shows comments, and a list is cached from another page. */
beforeEach(() => {
  jest.clearAllMocks()
  stubApi(calls)
  cache = new QueryClient()
  safety = safetyCalls(requestAs('kicks'), cache)
  cache.setQueryData(list, 'cached')
  cache.setQueryData(comments, 'cached')
  cache.setQueryData(keys.users.detail(ann), aUser({ relation: { muted: false } }))
  const observed = [comments, keys.users.detail(ann)].map((queryKey) =>
    new QueryObserver(cache, { queryKey, queryFn: read, staleTime: Infinity }).subscribe(() => {}),
  )
  stopWatching = () => observed.forEach((stop) => stop())
})
afterEach(() => stopWatching())

const muted = () => cache.getQueryData(keys.users.detail(ann))?.relation?.muted

test('a mute removes what other pages cached, and keeps the open page with the new relation', async () => {
  await safety.mute(ann)
  expect(calls['PUT /api/user/{userId}/mute']).toHaveBeenCalledWith(input)
  expect(cache.getQueryData(list)).toBeUndefined()
  expect(cache.getQueryData(comments)).toBe('cached')
  expect(cache.getQueryState(comments)?.isInvalidated).toBe(true)
  expect(read).not.toHaveBeenCalled()
  expect(muted()).toBe(true)
  await safety.unmute(ann)
  expect(calls['DELETE /api/user/{userId}/mute']).toHaveBeenCalledWith(input)
  expect(muted()).toBe(false)
})

test('a block fetches the open page again before it resolves', async () => {
  await safety.block(ann, { removeComments: false })
  expect(calls['PUT /api/user/{userId}/block']).toHaveBeenCalledWith(input)
  expect(calls['DELETE /api/user/{userId}/comments']).not.toHaveBeenCalled()
  expect(cache.getQueryData(list)).toBeUndefined()
  expect(cache.getQueryData(comments)).toBe('fresh')
})

test('a block that leaves the page fetches nothing of it, and empties the cache', async () => {
  const leave = jest.fn()
  await safety.block(ann, { removeComments: false, leave })
  expect(leave).toHaveBeenCalledTimes(1)
  expect(read).not.toHaveBeenCalled()
  expect(cache.getQueryCache().getAll()).toEqual([])
})

test('removes comments after the block', async () => {
  await safety.block(ann, { removeComments: true })
  const [block] = calls['PUT /api/user/{userId}/block'].mock.invocationCallOrder
  const [removal] = calls['DELETE /api/user/{userId}/comments'].mock.invocationCallOrder
  expect(block).toBeLessThan(removal ?? 0)
})

test('a block that failed leaves the page and the cache as they are', async () => {
  calls['PUT /api/user/{userId}/block'].mockRejectedValueOnce(new Error('The post is late.'))
  const leave = jest.fn()
  await expect(safety.block(ann, { removeComments: true, leave })).rejects.toThrow('The post is late.')
  expect(leave).not.toHaveBeenCalled()
  expect(calls['DELETE /api/user/{userId}/comments']).not.toHaveBeenCalled()
  expect(cache.getQueryData(list)).toBe('cached')
})

test('the end of a block removes what other pages cached', async () => {
  await safety.unblock(ann)
  expect(calls['DELETE /api/user/{userId}/block']).toHaveBeenCalledWith(input)
  expect(cache.getQueryData(list)).toBeUndefined()
})
