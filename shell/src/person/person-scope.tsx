import { type ReactNode, useEffect, useState } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { onPersonChange } from '@bucketeer/shared-auth'
import { createQueryClient } from './create-query-client'
import { PersonContext } from './person-context'

const firstScope = () => ({ count: 0, client: createQueryClient() })

/** Gives the pages within a query cache that belongs to one person: the next one gets an empty one. */
export const PersonScope = ({ children }: { children: ReactNode }) => {
  const [{ count, client }, setScope] = useState(firstScope)
  useEffect(
    () =>
      onPersonChange(() => setScope((before) => ({ count: before.count + 1, client: createQueryClient() }))),
    [],
  )
  useEffect(() => () => client.clear(), [client])
  return (
    <PersonContext value={count}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </PersonContext>
  )
}
