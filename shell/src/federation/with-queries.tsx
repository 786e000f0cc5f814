import { type ReactNode, use } from 'react'
import type * as Queries from '@tanstack/react-query'
import type { LoadedPage } from './page-cache'
import { clientOptions } from '../person/client-options'
import { PersonContext, type PersonSession } from '../person/person-scope'

type Library = typeof Queries

const clientOf = (session: PersonSession, { QueryClient }: Library) =>
  (session.client ??= new QueryClient({ defaultOptions: clientOptions }))

function WithClient({ library, children }: { library: Library; children: ReactNode }) {
  const client = clientOf(use(PersonContext), library)
  return <library.QueryClientProvider client={client}>{children}</library.QueryClientProvider>
}

/**
 * Loads a page in parallel with TanStack Query, and renders it inside a query client of the current person, whose cache
 * is cleared when the person changes. Pages without queries do not load the library.
 */
export async function withQueries<Props extends object>(
  load: () => Promise<LoadedPage<Props>>,
): Promise<LoadedPage<Props>> {
  const [{ default: Page }, library] = await Promise.all([load(), import('@tanstack/react-query')])
  return {
    default: (props: Props) => (
      <WithClient library={library}>
        <Page {...props} />
      </WithClient>
    ),
  }
}
