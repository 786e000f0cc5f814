import { RetryBanner } from '@bucketeer/shared-ui'
import { type UseQueryResult } from '@tanstack/react-query'
import { words } from './words'

/** Why one's Buckets can't be chosen from, and another try; nothing when they can. */
export function BucketFailure({ error, refetch }: Pick<UseQueryResult, 'error' | 'refetch'>) {
  return <RetryBanner size="small" title={words.couldNotGet} error={error} onRetry={() => void refetch()} />
}
