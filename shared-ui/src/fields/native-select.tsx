import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { fieldLook } from '../theme/field-look'

const Box = styled('div')(({ theme }) => ({
  position: 'relative',
  '& > svg': {
    position: 'absolute',
    top: `calc((${fieldLook.height(theme)} - 24px) / 2)`,
    right: 7,
    color: theme.vars.palette.text.secondary,
    pointerEvents: 'none',
  },
}))

const Select = styled('select')(({ theme }) => ({
  appearance: 'none',
  font: 'inherit',
  ...fieldLook.box(theme),
  ...fieldLook.outlined(theme),
  ...fieldLook.content(theme),
  width: '100%',
  minHeight: fieldLook.height(theme),
  // Room for the arrow.
  paddingRight: 31,
  border: 0,
  color: theme.vars.palette.text.primary,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '&[aria-readonly="true"]': { cursor: 'default' },
}))

export interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'children' | 'onChange'> {
  options: readonly { value: string; label: string }[]
  onChange(value: string): void
}

/** A native select in the look of the other fields. Its label is beside it. */
export function NativeSelect({ options, onChange, ...props }: NativeSelectProps) {
  return (
    <Box>
      <Select {...props} onChange={({ target }) => onChange(target.value)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <svg width="24" height="24" fill="currentColor" aria-hidden="true">
        <path d="M7 10l5 5 5-5z" />
      </svg>
    </Box>
  )
}
