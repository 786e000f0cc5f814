import { SearchSelect } from '@bucketeer/shared-ui/forms'
import type { BucketSelectProps } from './bucket-select'
import { words } from './words'

/** A select of the user's own Buckets that narrows the list while one types. */
export default function BucketFinder({ buckets, ...field }: BucketSelectProps) {
  return (
    <SearchSelect
      placeholder={words.select}
      noneFound={words.noneFound}
      options={buckets.map(({ _id, name }) => ({ value: _id, label: name }))}
      {...field}
    />
  )
}
