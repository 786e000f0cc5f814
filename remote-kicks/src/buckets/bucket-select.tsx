import { type Bucket } from '@bucketeer/shared-auth'
import { MenuItem, TextField, type TextFieldProps } from '@bucketeer/shared-ui/forms'
import { useId } from 'react'
import { words } from './words'

interface BucketSelectProps extends Pick<TextFieldProps, 'label' | 'size' | 'helperText' | 'error'> {
  buckets: Bucket[]
  /** A Bucket's id; empty for none. */
  value: string
  onChange(bucketId: string): void
  readOnly?: boolean
  /** The id of what the field belongs to, where there is one for each Kick of a list. */
  describedBy?: string
}

/** A dropdown of one's own Buckets. Its empty choice reads 'Select Bucket'. */
export function BucketSelect({
  buckets,
  value,
  onChange,
  readOnly,
  describedBy,
  ...field
}: BucketSelectProps) {
  // A Bucket that is gone meanwhile, in a draft for example, is no choice.
  const chosen = buckets.some(({ _id }) => _id === value) ? value : ''
  const id = useId()
  const described = describedBy && { 'aria-describedby': `${describedBy} ${id}-helper-text` }
  return (
    <TextField
      select
      id={id}
      value={chosen}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        select: {
          displayEmpty: true,
          readOnly: readOnly ?? false,
          SelectDisplayProps: { ...(!field.label && { 'aria-label': words.select }), ...described },
        },
      }}
      {...field}
    >
      <MenuItem value="">{words.select}</MenuItem>
      {buckets.map(({ _id, name }) => (
        <MenuItem key={_id} value={_id} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
