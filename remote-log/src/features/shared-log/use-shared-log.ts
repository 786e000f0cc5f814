import { ApiError, keys, type Shared } from '@bucketeer/shared-auth'
import { type Query, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { request } from '../../request'
import { words } from './words'

interface Reading {
  key: string
  /** Empty as long as it is unknown. */
  password: string
  signal?: AbortSignal
}

/** Exactly one of the two. */
type SharedLog = Pick<Shared, 'entry' | 'year'>

const readShared = async ({ key, password, ...options }: Reading): Promise<SharedLog> => {
  const { entry, year } = await request('get', '/api/shared/{key}', {
    params: { key },
    sharePassword: password,
    ...options,
  })
  if (entry) return { entry }
  if (year) return { year }
  throw new ApiError(404, words.linkToElse)
}

/** A refetch would replace the form for the password. */
const isOpen = ({ state }: Query<SharedLog>) => state.status === 'success'

/** Returns the entry or the year of a link, and the mutation that opens one with a password. */
export function useSharedLog(key: string) {
  const cache = useQueryClient()
  const known = useRef('')
  const queryKey = [...keys.log.all, 'shared', key]
  const query = useQuery<SharedLog>({
    queryKey,
    queryFn: ({ signal }) => readShared({ key, password: known.current, signal }),
    refetchOnWindowFocus: isOpen,
    refetchOnReconnect: isOpen,
  })
  const unlocking = useMutation({
    mutationFn: (password: string) => readShared({ key, password }),
    onSuccess: (shared, password) => {
      known.current = password
      cache.setQueryData(queryKey, shared)
    },
  })
  return { query, unlocking }
}
