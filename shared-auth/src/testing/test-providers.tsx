import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'

/** Creates an empty query client without retries, which delay errors, and without garbage collection timers. */
export const newClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, gcTime: Infinity }, mutations: { gcTime: Infinity } },
  })

export interface TestProvidersProps {
  children: ReactNode
  /** Pass a client to read or fill its cache. Default: a new one. */
  client?: QueryClient
}

/** Provides what the shell provides to pages, except for router and theme (`renderWithSite` of shared-ui). */
export function TestProviders({ children, client }: TestProvidersProps) {
  const [ownClient] = useState(newClient)
  return <QueryClientProvider client={client ?? ownClient}>{children}</QueryClientProvider>
}
