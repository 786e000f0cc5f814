import { isNotFound, keys, useAuth } from '@bucketeer/shared-auth'
import { RetryBanner, Stack } from '@bucketeer/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { ChoiceField } from '../choice-field/choice-field'
import { request } from '../request'
import { words } from './words'

const useBucketOfJournal = (bucketId: string | null) =>
  useQuery({
    ...request.query(keys.buckets.detail(bucketId ?? ''), '/api/bucket/{bucketId}', {
      params: { bucketId: bucketId ?? '' },
    }),
    enabled: bucketId !== null,
  })

function useOwnKicks(isNeeded: boolean) {
  const createdBy = useAuth(({ user }) => user?._id)
  return useQuery({
    ...request.query(
      [...keys.kicks.all, 'by', createdBy],
      '/api/kick',
      createdBy ? { query: { createdBy } } : {},
    ),
    enabled: isNeeded,
  })
}

/**
 * Returns the Kicks of a Journal's Bucket, or the user's own if the Bucket is empty, deleted or not chosen. `source` says
 * which, and `failure` precedes the message of the error.
 */
function useKicksOnOffer(bucketId: string | null) {
  const bucket = useBucketOfJournal(bucketId)
  const isBucketOfNoUse = bucketId === null || isNotFound(bucket.error) || bucket.data?.kicks.length === 0
  const own = useOwnKicks(isBucketOfNoUse)
  if (!isBucketOfNoUse) {
    const { data, error, refetch } = bucket
    const source = data ? words.kicksOfBucket(data.name) : words.loadingKicks
    return { kicks: data?.kicks ?? [], source, failure: words.couldNotGetBucket, error, refetch }
  }
  const { data: kicks = [], isPending, error, refetch } = own
  const source = kicks.length === 0 ? words.noKicks : words.ownKicks
  return {
    kicks,
    source: isPending ? words.loadingKicks : source,
    failure: words.couldNotGetKicks,
    error,
    refetch,
  }
}

interface KickFieldProps {
  /** The Journal's Bucket. */
  bucketId: string | null
  /** The id of a Kick; empty for none. */
  value: string
  onChange(kickId: string): void
}

/** Selects the Kick of a Story, or none. Stays optional if the list fails to load. */
export function KickField({ bucketId, value, onChange }: KickFieldProps) {
  const { kicks, source, failure, error, refetch } = useKicksOnOffer(bucketId)
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <ChoiceField
        label={words.kick}
        help={error ? undefined : source}
        entries={kicks}
        value={value}
        onChange={onChange}
        words={{ none: words.noKick, chosenBefore: words.thisKick, noneFound: words.noKickFound }}
      />
      <RetryBanner size="small" title={failure} error={error} onRetry={() => void refetch()} />
    </Stack>
  )
}
