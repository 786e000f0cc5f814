import { Stack } from '@bucketeer/shared-ui'
import { BucketFailure } from '../../buckets/bucket-failure'
import { BucketSelect } from '../../buckets/bucket-select'
import { useBuckets } from '../../buckets/use-buckets'
import { words } from './words'

interface BucketChoiceProps {
  value: string
  onChange(bucketId: string): void
  readOnly: boolean
}

/** Selects one of the user's own Buckets for the new Kick, or none. */
export function BucketChoice({ value, onChange, readOnly }: BucketChoiceProps) {
  const query = useBuckets()
  return (
    <Stack sx={{ gap: 1 }}>
      <BucketSelect
        label={words.bucket}
        buckets={query.data ?? []}
        value={value}
        onChange={onChange}
        readOnly={readOnly}
      />
      <BucketFailure {...query} />
    </Stack>
  )
}
