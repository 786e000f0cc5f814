import { ApiError, keys } from '@bucketeer/shared-auth'
import { useSharedLink } from '@bucketeer/shared-ui/social'
import { useMutation, useQuery } from '@tanstack/react-query'
import { request } from '../../request'
import { useLaterStories } from './use-later-stories'
import { words } from './words'

/** Returns the Journal of a link, its Stories that are not loaded yet, and the mutation that opens one with a password. */
export function useSharedJournal(key: string) {
  const queryKey = [...keys.journals.all, 'shared', key]
  const link = useSharedLink({
    queryKey,
    read: async (options) => {
      const { journal } = await request('get', '/api/shared/{key}', { params: { key }, ...options })
      if (journal) return journal
      throw new ApiError(404, words.linkToElse)
    },
  })
  const query = useQuery(link.query)
  const { journal, later } = useLaterStories(query.data, {
    queryKey: [...queryKey, 'later'],
    readPage: (page) =>
      request.page('/api/shared/{key}/stories', {
        params: { key },
        sharePassword: link.password.current,
        ...page,
      }),
  })
  return { query: { ...query, data: journal }, later, unlocking: useMutation(link.unlocking) }
}
