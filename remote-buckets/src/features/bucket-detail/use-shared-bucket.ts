import { ApiError, type Bucket, keys } from '@bucketeer/shared-auth'
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

const readShared = async ({ key, password, ...options }: Reading): Promise<Bucket> => {
  const { bucket } = await request('get', '/api/shared/{key}', {
    params: { key },
    sharePassword: password,
    ...options,
  })
  if (bucket) return bucket
  throw new ApiError(404, words.linkToElse)
}

/** A refetch would replace the form for the password. */
const isOpen = ({ state }: Query<Bucket>) => state.status === 'success'

/** Returns the Bucket of a link, and the mutation that opens one with a password. */
export function useSharedBucket(key: string) {
  const cache = useQueryClient()
  const known = useRef('')
  const queryKey = [...keys.buckets.all, 'shared', key]
  const query = useQuery<Bucket>({
    queryKey,
    queryFn: ({ signal }) => readShared({ key, password: known.current, signal }),
    refetchOnWindowFocus: isOpen,
    refetchOnReconnect: isOpen,
  })
  const unlocking = useMutation({
    mutationFn: (password: string) => readShared({ key, password }),
    onSuccess: (bucket, password) => {
      known.current = password
      cache.setQueryData(queryKey, bucket)
    },
  })
  return { query, unlocking }
}
