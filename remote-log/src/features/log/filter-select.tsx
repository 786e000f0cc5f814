import { ChevronDownIcon, fieldLook, styled } from '@bucketeer/shared-ui'
import { useId } from 'react'

const Label = styled('label')(({ theme }) => ({ ...fieldLook.label(theme), display: 'block' }))
const Box = styled('div')({
  position: 'relative',
  '& > svg': { position: 'absolute', top: 'calc(50% - 10px)', right: 12, pointerEvents: 'none' },
})
const Select = styled('select')(({ theme }) => ({
  appearance: 'none',
  font: 'inherit',
  ...fieldLook.box(theme),
  ...fieldLook.outlined(theme),
  ...fieldLook.content(theme),
  width: '100%',
  minHeight: fieldLook.height(theme),
  // Room for the arrow.
  paddingRight: 36,
  border: 0,
  color: theme.vars.palette.text.primary,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
}))

interface FilterSelectProps {
  label: string
  /** The option for no filter. */
  all: string
  options: readonly { value: string; label: string }[]
  /** Empty for no filter. */
  value: string
  onChange(value: string): void
}

/** A native select in the look of the other fields. It also offers a value that is none of the options. */
export function FilterSelect({ label, all, options, value, onChange }: FilterSelectProps) {
  const id = useId()
  const isKnown = value === '' || options.some((option) => option.value === value)
  const shown = [{ value: '', label: all }, ...(isKnown ? [] : [{ value, label: value }]), ...options]
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Box>
        <Select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
          {shown.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
        <ChevronDownIcon size={20} />
      </Box>
    </div>
  )
}
