import {
  ChevronDownIcon,
  fieldLook,
  lazyResource,
  mostWithoutSearch,
  styled,
  useLazyField,
} from '@bucketeer/shared-ui'
import { useId } from 'react'
import { words } from './words'

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

const search = lazyResource(async () => (await import('@bucketeer/shared-ui/forms')).SearchSelect)

/** A native select, or a combobox for more than ten options. Also offers the current value if it is not an option. */
export function FilterSelect({ label, all, options, value, onChange }: FilterSelectProps) {
  const id = useId()
  const isKnown = value === '' || options.some((option) => option.value === value)
  const shown = [{ value: '', label: all }, ...(isKnown ? [] : [{ value, label: value }]), ...options]
  const { Field, around } = useLazyField(search, options.length > mostWithoutSearch)
  if (Field)
    return (
      <Field
        {...{ label, value, onChange }}
        placeholder={all}
        options={shown}
        noneFound={words.filters.noneFound}
      />
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
        <ChevronDownIcon size={20} />
      </Box>
    </div>
  )
}
