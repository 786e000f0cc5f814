import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'

/** An empty query cache. No retry: a failing call shows at once. No collection: its timers would outlive the test. */
export const newClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, gcTime: Infinity }, mutations: { gcTime: Infinity } },
  })

export interface TestProvidersProps {
  children: ReactNode
  /** To look into the cache or fill it; a new one unless given. */
  client?: QueryClient
}

/** What a page of a remote finds around it in the shell, but for router and theme (`renderWithSite` of shared-ui). */
export const TestProviders = ({ children, client }: TestProvidersProps) => {
  const [ownClient] = useState(newClient)
  return <QueryClientProvider client={client ?? ownClient}>{children}</QueryClientProvider>
}
