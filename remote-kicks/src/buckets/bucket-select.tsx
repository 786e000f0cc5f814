import { type Bucket } from '@bucketeer/shared-auth'
import { lazyResource } from '@bucketeer/shared-ui'
import { useEffect, useRef, useState } from 'react'
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

/** The largest number of Buckets that are chosen from without a filter. */
const mostWithoutFilter = 10

const finder = lazyResource(async () => (await import('./bucket-finder')).default)

/**
 * Returns the field with a filter when it is wanted and loaded, and a ref for the element around the field. The field
 * in use is not replaced.
 */
const useFinder = (isWanted: boolean) => {
  const [Finder, setFinder] = useState(() => finder.value())
  const [isLoaded, setLoaded] = useState(false)
  const around = useRef<HTMLDivElement>(null)
  const replace = () => setFinder(() => finder.value())
  useEffect(() => {
    if (!isWanted) return
    const onLoad = () => {
      setLoaded(true)
      if (!around.current?.contains(document.activeElement)) replace()
    }
    // The field works without it.
    finder.load().then(onLoad, () => {})
  }, [isWanted])
  return { Finder: isWanted ? Finder : undefined, around, onBlur: isLoaded ? replace : undefined }
}

/** A select of the user's own Buckets. Its empty option reads 'Select Bucket'. More than ten Buckets have a filter. */
export function BucketSelect(props: BucketSelectProps) {
  const { label, buckets, value, ...field } = props
  const { Finder, around, onBlur } = useFinder(buckets.length > mostWithoutFilter)
  if (Finder) return <Finder {...props} />
  // The value may be a deleted Bucket, e.g. from a draft.
  const chosen = buckets.some(({ _id }) => _id === value) ? value : ''
  const options = [
    { value: '', label: words.select },
    ...buckets.map(({ _id, name }) => ({ value: _id, label: name })),
  ]
  return (
    <div ref={around} onBlur={onBlur}>
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
