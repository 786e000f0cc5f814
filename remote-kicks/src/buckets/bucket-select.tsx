import { type Bucket } from '@bucketeer/shared-auth'
import { Dropdown, type DropdownProps } from '../fields/dropdown'
import { words } from './words'

interface BucketSelectProps extends Pick<DropdownProps, 'onChange' | 'readOnly' | 'problem' | 'describedBy'> {
  /** The label above the field; by default 'Select Bucket'. */
  label?: string
  buckets: Bucket[]
  /** The id of a Bucket; empty for none. */
  value: string
}

/** A select of the user's own Buckets. Its empty option reads 'Select Bucket'. */
export function BucketSelect({ label, buckets, value, ...field }: BucketSelectProps) {
  // The value may be a deleted Bucket, e.g. from a draft.
  const chosen = buckets.some(({ _id }) => _id === value) ? value : ''
  const options = [
    { value: '', label: words.select },
    ...buckets.map(({ _id, name }) => ({ value: _id, label: name })),
  ]
  return (
    <Dropdown
      label={label ?? words.select}
      isLabelHidden={label === undefined}
      options={options}
      value={chosen}
      {...field}
    />
  )
}
