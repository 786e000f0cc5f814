import { type Bucket, ownBucketsQuery } from '@bucketeer/shared-auth'
import {
  lazyResource,
  maxOptionsWithoutSearch,
  NativeSelect,
  type NativeSelectProps,
  RetryBanner,
  useLazyField,
} from '@bucketeer/shared-ui'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { request } from '../request'
import { words } from './words'

/** The error of the user's Buckets with a retry; renders nothing without an error. */
export function BucketFailure({ error, refetch }: Pick<UseQueryResult, 'error' | 'refetch'>) {
  return <RetryBanner size="small" title={words.couldNotGet} error={error} onRetry={() => void refetch()} />
}

/** Returns all Buckets of the signed-in user, newest first. */
export const useBuckets = () => useQuery(ownBucketsQuery(request))

interface BucketSelectProps extends Pick<
  NativeSelectProps,
  'onChange' | 'readOnly' | 'problem' | 'describedBy'
> {
  /** The label above the field; by default 'Select Bucket'. */
  label?: string
  buckets: Bucket[]
  /** The id of a Bucket; empty for none. */
  value: string
}

const search = lazyResource(async () => (await import('@bucketeer/shared-ui/forms')).SearchSelect)

/** A select of the user's own Buckets. Its empty option reads 'Select Bucket'. More than ten Buckets have a filter. */
export function BucketSelect({ label, buckets, value, ...field }: BucketSelectProps) {
  const { Field, around } = useLazyField(search, buckets.length > maxOptionsWithoutSearch)
  const options = buckets.map(({ _id, name }) => ({ value: _id, label: name }))
  if (Field)
    return (
      <Field
        placeholder={words.select}
        noneFound={words.noneFound}
        {...{ label, options, value }}
        {...field}
      />
    )
  // The value may be a deleted Bucket, e.g. from a draft.
  const chosen = buckets.some(({ _id }) => _id === value) ? value : ''
  return (
    <div {...around}>
      <NativeSelect
        label={label ?? words.select}
        isLabelHidden={label === undefined}
        options={[{ value: '', label: words.select }, ...options]}
        value={chosen}
        {...field}
      />
    </div>
  )
}
