import { RetryBanner } from '@bucketeer/shared-ui'
import { type UseQueryResult } from '@tanstack/react-query'
import { words } from './words'

/** The error of the user's Buckets with a retry; renders nothing without an error. */
export function BucketFailure({ error, refetch }: Pick<UseQueryResult, 'error' | 'refetch'>) {
  return <RetryBanner size="small" title={words.couldNotGet} error={error} onRetry={() => void refetch()} />
}
