import { ownBucketsQuery } from '@bucketeer/shared-auth'
import { RetryBanner, Stack } from '@bucketeer/shared-ui'
import { MenuItem, TextField } from '@bucketeer/shared-ui/forms'
import { useQuery } from '@tanstack/react-query'
import { request } from '../request'
import { words } from './words'

/** Returns all Buckets of the signed-in user, newest first. */
const useOwnBuckets = () => useQuery(ownBucketsQuery(request))

interface BucketFieldProps {
  /** The id of a Bucket; empty for none. */
  value: string
  onChange(bucketId: string): void
}

/** Selects one of the user's own Buckets, or none. Stays optional if the list fails to load. */
export function BucketField({ value, onChange }: BucketFieldProps) {
  const { data: buckets = [], error, refetch } = useOwnBuckets()
  const isListed = value === '' || buckets.some(({ _id }) => _id === value)
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <TextField
        select
        label={words.bucket}
        helperText={words.bucketHint}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ select: { displayEmpty: true } }}
      >
        <MenuItem value="">{words.noBucket}</MenuItem>
        {!isListed && <MenuItem value={value}>{words.thisBucket}</MenuItem>}
        {buckets.map(({ _id, name }) => (
          <MenuItem key={_id} value={_id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <RetryBanner
        size="small"
        title={words.couldNotGetBuckets}
        error={error}
        onRetry={() => void refetch()}
      />
    </Stack>
  )
}
