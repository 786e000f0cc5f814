import { fieldLook, lazyResource, maxOptionsWithoutSearch, styled, useLazyField } from '@bucketeer/shared-ui'
import { useId } from 'react'
import { words } from './words'

const Label = styled('label')(({ theme }) => ({ ...fieldLook.label(theme), display: 'block' }))
const Box = styled('div')(({ theme }) => ({
  position: 'relative',
  // The arrow of the other fields with a list.
  '& > svg': {
    position: 'absolute',
    top: 'calc(50% - 12px)',
    right: 7,
    color: theme.vars.palette.text.secondary,
    pointerEvents: 'none',
  },
}))
// No filter looks as in the native selects.
const SearchBox = styled('div')(({ theme }) => ({
  '& input::placeholder': { color: theme.vars.palette.text.primary, opacity: 1 },
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

const search = lazyResource(async () => (await import('@bucketeer/shared-ui/forms')).SearchSelect)

/** A native select, or a combobox for more than ten options. Also offers the current value if it is not an option. */
export function FilterSelect({ label, all, options, value, onChange }: FilterSelectProps) {
  const id = useId()
  const isKnown = value === '' || options.some((option) => option.value === value)
  const shown = [{ value: '', label: all }, ...(isKnown ? [] : [{ value, label: value }]), ...options]
  const { Field, around } = useLazyField(search, options.length > maxOptionsWithoutSearch)
  if (Field)
    return (
      <SearchBox>
        <Field
          {...{ label, value, onChange }}
          placeholder={all}
          options={shown}
          noneFound={words.filters.noneFound}
        />
      </SearchBox>
    )
  return (
    <div {...around}>
      <Label htmlFor={id}>{label}</Label>
      <Box>
        <Select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
          {shown.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
        <svg width="24" height="24" fill="currentColor" aria-hidden="true">
          <path d="M7 10l5 5 5-5z" />
        </svg>
      </Box>
    </div>
  )
}
