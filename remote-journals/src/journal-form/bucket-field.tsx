import { ownBucketsQuery } from '@bucketeer/shared-auth'
import { RetryBanner, Stack } from '@bucketeer/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { ChoiceField } from '../choice-field/choice-field'
import { request } from '../request'
import { words } from './words'

interface BucketFieldProps {
  /** The id of a Bucket; empty for none. */
  value: string
  onChange(bucketId: string): void
}

/** Selects one of the user's own Buckets, or none. Stays optional if the list fails to load. */
export function BucketField({ value, onChange }: BucketFieldProps) {
  const { data: buckets = [], error, refetch } = useQuery(ownBucketsQuery(request))
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <ChoiceField
        label={words.bucket}
        help={words.bucketHint}
        entries={buckets}
        value={value}
        onChange={onChange}
        words={{ none: words.noBucket, chosenBefore: words.thisBucket, noneFound: words.noBucketFound }}
      />
      <RetryBanner
        size="small"
        title={words.couldNotGetBuckets}
        error={error}
        onRetry={() => void refetch()}
      />
    </Stack>
  )
}
