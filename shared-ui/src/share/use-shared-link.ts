import { type Query, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
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

/** Reads what a link shows. Returns the query, the mutation that opens the link with a password, and that password. */
export function useSharedLink<Shown>({ queryKey, read }: SharedLinkOptions<Shown>) {
  const cache = useQueryClient()
  const known = useRef('')
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => read({ sharePassword: known.current, signal }),
    refetchOnWindowFocus: isOpen,
    refetchOnReconnect: isOpen,
  })
  const unlocking = useMutation({
    mutationFn: (sharePassword: string) => read({ sharePassword }),
    onSuccess: (shown, sharePassword) => {
      known.current = sharePassword
      cache.setQueryData(queryKey, shown)
    },
  })
  return { query, unlocking, password: known }
}
