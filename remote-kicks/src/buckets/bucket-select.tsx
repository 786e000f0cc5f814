import { type Bucket } from '@bucketeer/shared-auth'
import { Dropdown, type DropdownProps } from '../fields'
import { words } from './words'

interface BucketSelectProps extends Pick<DropdownProps, 'onChange' | 'readOnly' | 'problem' | 'describedBy'> {
  /** Above the field; without one the field is called 'Select Bucket'. */
  label?: string
  buckets: Bucket[]
  /** A Bucket's id; empty for none. */
  value: string
}

/** A dropdown of one's own Buckets. Its empty choice reads 'Select Bucket'. */
export function BucketSelect({ label, buckets, value, ...field }: BucketSelectProps) {
  // A Bucket that is gone meanwhile, in a draft for example, is no choice.
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
