import type { QueryClient } from '@tanstack/react-query'
import { authStore } from '../auth'

const listeners = new Set<unknown>()
const { subscribe } = authStore
authStore.subscribe = (listener) => {
  const end = subscribe(listener)
  listeners.add(end)
  return () => {
    listeners.delete(end)
    end()
  }
}

/** Who still listens to the auth store or to a query cache, each as a few words; empty when nobody does. */
export const openSubscriptions = (client: QueryClient): string[] => [
  ...[...listeners].map(() => 'a listener of the auth store'),
  ...client
    .getQueryCache()
    .getAll()
    .filter((query) => query.getObserversCount() > 0)
    .map(({ queryHash }) => `an observer of the query ${queryHash}`),
  ...(client.getQueryCache().hasListeners() ? ['a listener of the query cache'] : []),
  ...(client.getMutationCache().hasListeners() ? ['a listener of the mutation cache'] : []),
]
