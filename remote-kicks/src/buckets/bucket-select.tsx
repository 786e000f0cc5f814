import { type Bucket } from '@bucketeer/shared-auth'
import { lazyResource, maxOptionsWithoutSearch, useLazyField } from '@bucketeer/shared-ui'
import { Dropdown, type DropdownProps } from '../fields/dropdown'
import { words } from './words'

export interface BucketSelectProps extends Pick<
  DropdownProps,
  'onChange' | 'readOnly' | 'problem' | 'describedBy'
> {
  /** The label above the field; by default 'Select Bucket'. */
  label?: string
  buckets: Bucket[]
  /** The id of a Bucket; empty for none. */
  value: string
}

const finder = lazyResource(async () => (await import('./bucket-finder')).default)

/** A select of the user's own Buckets. Its empty option reads 'Select Bucket'. More than ten Buckets have a filter. */
export function BucketSelect(props: BucketSelectProps) {
  const { label, buckets, value, ...field } = props
  const { Field, around } = useLazyField(finder, buckets.length > maxOptionsWithoutSearch)
  if (Field) return <Field {...props} />
  // The value may be a deleted Bucket, e.g. from a draft.
  const chosen = buckets.some(({ _id }) => _id === value) ? value : ''
  const options = [
    { value: '', label: words.select },
    ...buckets.map(({ _id, name }) => ({ value: _id, label: name })),
  ]
  return (
    <div {...around}>
      <Dropdown
        label={label ?? words.select}
        isLabelHidden={label === undefined}
        options={options}
        value={chosen}
        {...field}
      />
    </div>
  )
}
