import { lazyResource, mostWithoutSearch, NativeSelect, styled, useLazyField } from '@bucketeer/shared-ui'
import { words } from './words'

// No filter looks as in the native selects.
const SearchBox = styled('div')(({ theme }) => ({
  '& input::placeholder': { color: theme.vars.palette.text.primary, opacity: 1 },
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
  const isKnown = value === '' || options.some((option) => option.value === value)
  const shown = [{ value: '', label: all }, ...(isKnown ? [] : [{ value, label: value }]), ...options]
  const { Field, around } = useLazyField(search, options.length > mostWithoutSearch)
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
      <NativeSelect {...{ label, value, onChange }} options={shown} />
    </div>
  )
}
