import type { Query, UseMutationOptions, UseQueryOptions } from '@tanstack/react-query'
import { useRef } from 'react'

interface Reading {
  /** Empty as long as it is unknown. */
  sharePassword: string
  signal?: AbortSignal
}

interface SharedLinkOptions<Shown> {
  queryKey: readonly unknown[]
  /** Reads what the link shows. */
  read(reading: Reading): Promise<Shown>
}

/** A refetch would replace the form for the password. */
const isOpen = ({ state }: Pick<Query, 'state'>) => state.status === 'success'

/**
 * Returns the options of the query that reads what a link shows, and of the mutation that opens the link with a password,
 * and that password. The page itself runs them, because only pages that import TanStack Query get a client.
 */
export function useSharedLink<Shown>({ queryKey, read }: SharedLinkOptions<Shown>) {
  const password = useRef('')
  const query: UseQueryOptions<Shown> = {
    queryKey,
    queryFn: ({ signal }) => read({ sharePassword: password.current, signal }),
    refetchOnWindowFocus: isOpen,
    refetchOnReconnect: isOpen,
  }
  const unlocking: UseMutationOptions<Shown, Error, string> = {
    mutationFn: (sharePassword) => read({ sharePassword }),
    onSuccess: (shown, sharePassword, _result, { client }) => {
      password.current = sharePassword
      client.setQueryData(queryKey, shown)
    },
  }
  return { query, unlocking, password }
}
