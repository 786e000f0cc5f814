import { SearchSelect } from '@bucketeer/shared-ui/forms'
import type { BucketSelectProps } from './bucket-select'
import { words } from './words'

/** A combobox of the user's own Buckets. */
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
