import type { DefaultOptions } from '@tanstack/react-query'
import { ApiError } from '@bucketeer/shared-auth'

const retries = 2
/** Milliseconds for which an answer counts as fresh; parts invalidate what they change themselves. */
const freshness = 30_000

/** A refusal stays one, however often one asks. No answer, or a failure of the server, may pass. */
const mayPass = (error: Error) => !(error instanceof ApiError) || error.status === null || error.status >= 500

/** How pages fetch what they show. */
export const clientOptions: DefaultOptions = {
  queries: {
    staleTime: freshness,
    retry: (failures, error) => failures < retries && mayPass(error),
    // Without a network calls fail and say so; held back, they would leave a page loading for ever.
    networkMode: 'always',
  },
  mutations: { networkMode: 'always' },
}
