import type { QueryClient } from '@tanstack/react-query'
import { authStore } from '../auth'

const listeners = new Set<unknown>()
const { subscribe } = authStore
authStore.subscribe = (listener) => {
  const unsubscribe = subscribe(listener)
  listeners.add(unsubscribe)
  return () => {
    listeners.delete(unsubscribe)
    unsubscribe()
  }
}

/** Describes each open subscription to the auth store or to the given query cache. */
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
