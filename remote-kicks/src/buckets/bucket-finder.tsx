import { TextField } from '@bucketeer/shared-ui/forms'
import Autocomplete from '@mui/material/Autocomplete'
import { useId } from 'react'
import { FieldHelp, FieldLabel } from '../fields/field-parts'
import type { BucketSelectProps } from './bucket-select'
import { words } from './words'

/** A select of the user's own Buckets that narrows the list while one types. */
export default function BucketFinder({ label, buckets, value, onChange, ...rest }: BucketSelectProps) {
  const { readOnly = false, problem, describedBy } = rest
  const id = useId()
  return (
    <div>
      {label !== undefined && <FieldLabel htmlFor={id}>{label}</FieldLabel>}
      <Autocomplete
        id={id}
        options={buckets}
        value={buckets.find(({ _id }) => _id === value) ?? null}
        onChange={(_event, chosen) => onChange(chosen?._id ?? '')}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ _id }) => _id}
        isOptionEqualToValue={(option, chosen) => option._id === chosen._id}
        noOptionsText={words.noneFound}
        readOnly={readOnly}
        autoHighlight
        renderInput={(params) => (
          <TextField
            {...params}
            placeholder={words.select}
            error={Boolean(problem)}
            slotProps={{
              ...params.slotProps,
              htmlInput: {
                ...params.slotProps.htmlInput,
                'aria-label': label === undefined ? words.select : undefined,
                'aria-describedby':
                  [describedBy, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined,
              },
            }}
          />
        )}
      />
      {problem && (
        <FieldHelp id={`${id}-problem`} role="alert">
          {problem}
        </FieldHelp>
      )}
    </div>
  )
}
