import { ApiError, type Journal, keys } from '@bucketeer/shared-auth'
import { type Query, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { request } from '../../request'
import { useLaterStories } from './use-later-stories'
import { words } from './words'

interface Reading {
  key: string
  /** Empty as long as it is unknown. */
  password: string
  signal?: AbortSignal
}

const readShared = async ({ key, password, ...options }: Reading): Promise<Journal> => {
  const { journal } = await request('get', '/api/shared/{key}', {
    params: { key },
    sharePassword: password,
    ...options,
  })
  if (journal) return journal
  throw new ApiError(404, words.linkToElse)
}

/** A refetch would replace the form for the password. */
const isOpen = ({ state }: Query<Journal>) => state.status === 'success'

/** Returns the Journal of a link, its Stories that are not loaded yet, and the mutation that opens one with a password. */
export function useSharedJournal(key: string) {
  const cache = useQueryClient()
  const known = useRef('')
  const queryKey = [...keys.journals.all, 'shared', key]
  const query = useQuery<Journal>({
    queryKey,
    queryFn: ({ signal }) => readShared({ key, password: known.current, signal }),
    refetchOnWindowFocus: isOpen,
    refetchOnReconnect: isOpen,
  })
  const unlocking = useMutation({
    mutationFn: (password: string) => readShared({ key, password }),
    onSuccess: (journal, password) => {
      known.current = password
      cache.setQueryData(queryKey, journal)
    },
  })
  const { journal, later } = useLaterStories(query.data, {
    queryKey: [...queryKey, 'later'],
    readPage: (page) =>
      request.page('/api/shared/{key}/stories', { params: { key }, sharePassword: known.current, ...page }),
  })
  return { query: { ...query, data: journal }, later, unlocking }
}
