import { keys, type Notification } from '@bucketeer/shared-auth'
import { deviceStorage } from '@bucketeer/shared-ui'
import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { request } from '../request'

const unseenKey = keys.notifications.unseen()
export const settingsKey = [...keys.notifications.all, 'settings']

/** The largest number that the bell shows; more are '9+'. */
export const maxShown = 9
const pollMs = 60_000
const pageSize = 24

/** The key under which a tab tells the others, by the event of the storage, what the user has seen. */
const seenStorageKey = 'notifications.seen'

/**
 * Queries the newest notifications that the user has not seen, one more than the bell shows, and again each minute while
 * the page is visible. The browser sends the ETag of the last response.
 */
export function useUnseen() {
  const cache = useQueryClient()
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === seenStorageKey) void cache.invalidateQueries({ queryKey: unseenKey })
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [cache])
  return useQuery({
    ...request.query(unseenKey, '/api/notification', { query: { unseen: true, limit: maxShown + 1 } }),
    refetchInterval: pollMs,
    refetchOnWindowFocus: 'always',
  })
}

/** Queries all notifications, newest first, in pages. */
export const useNotifications = () =>
  useInfiniteQuery(
    request.pages([...keys.notifications.all, 'list'], '/api/notification', { query: { limit: pageSize } }),
  )

async function markSeen(cache: QueryClient, upTo: string) {
  await request('put', '/api/notification/seen', { body: { upTo } })
  await cache.invalidateQueries({ queryKey: unseenKey })
  deviceStorage.write(seenStorageKey, upTo)
}

/** Marks as seen what an open list shows. The list keeps its marks; a failure leaves them for the next visit. */
export function useMarkSeen(shown: Notification[] | undefined) {
  const cache = useQueryClient()
  const newest = shown?.some(({ seen }) => !seen) ? shown[0]?._id : undefined
  useEffect(() => {
    if (newest !== undefined) markSeen(cache, newest).catch(() => undefined)
  }, [cache, newest])
}
