import type { DefaultOptions } from '@tanstack/react-query'
import { ApiError } from '@bucketeer/shared-auth'

const maxRetries = 2
/** Milliseconds until cached data is stale. Parts invalidate the data that they change. */
const staleTime = 30_000

/** Whether a retry may succeed: after a network error or a 5xx, but not after a 4xx. */
const isRetryable = (error: Error) =>
  !(error instanceof ApiError) || error.status === null || error.status >= 500

/** Default options of the query client around each page. */
export const clientOptions: DefaultOptions = {
  queries: {
    staleTime,
    retry: (failures, error) => failures < maxRetries && isRetryable(error),
    // By default TanStack Query pauses queries while the browser is offline, and the page would load forever.
    networkMode: 'always',
  },
  mutations: { networkMode: 'always' },
}
