import type { QueryClient } from '@tanstack/react-query'
import type { Request } from './api/request'
import { keys } from './keys'

interface Block {
  /** Whether to delete the person's comments under the user's own Kicks. */
  removeComments: boolean
  /**
   * Navigates away from a page that the block ends, such as that of the person's Kick. Without it, the queries of the
   * page are fetched again.
   */
  leave?(): void
}

/**
 * Returns the calls that mute and block people. They remove what the cache has of other pages, and mark the rest as
 * stale, so that nothing of a hidden person comes back from it.
 * @param request the part's own `request`
 */
export function safetyCalls(request: Request, cache: QueryClient) {
  /** Keeps what the open page shows: it also has the control that undoes the change. */
  const forgetOtherPages = () => {
    cache.removeQueries({ type: 'inactive' })
    void cache.invalidateQueries({ refetchType: 'none' })
  }

  const noteMute = (userId: string, muted: boolean) => {
    forgetOtherPages()
    cache.setQueryData(keys.users.detail(userId), (user) => user && { ...user, relation: { muted } })
  }

  return {
    async mute(userId: string) {
      await request('put', '/api/user/{userId}/mute', { params: { userId } })
      noteMute(userId, true)
    },

    async unmute(userId: string) {
      await request('delete', '/api/user/{userId}/mute', { params: { userId } })
      noteMute(userId, false)
    },

    async block(userId: string, { removeComments, leave }: Block) {
      await request('put', '/api/user/{userId}/block', { params: { userId } })
      if (removeComments) await request('delete', '/api/user/{userId}/comments', { params: { userId } })
      forgetOtherPages()
      if (!leave) return cache.invalidateQueries()
      leave()
      cache.clear()
    },

    async unblock(userId: string) {
      await request('delete', '/api/user/{userId}/block', { params: { userId } })
      forgetOtherPages()
    },
  }
}
