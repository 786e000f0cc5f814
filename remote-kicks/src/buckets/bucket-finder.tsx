import type { Bucket } from '@bucketeer/shared-auth'
import { Paper, plain, shadow, Typography } from '@bucketeer/shared-ui'
import { Popper, TextField } from '@bucketeer/shared-ui/forms'
import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react'
import { Arrow } from '../fields/arrow'
import { FieldHelp, FieldLabel } from '../fields/field-parts'
import { asWideAsTheField, Option, OptionList } from '../fields/option-list'
import { useCombobox } from '../fields/use-combobox'
import type { BucketSelectProps } from './bucket-select'
import { words } from './words'

// Keeps focus in the field, which closes the list on blur.
const keepFocus = (event: MouseEvent) => event.preventDefault()

const namedLike = (buckets: Bucket[], text: string) => {
  const wanted = plain(text.trim())
  return buckets.filter(({ name }) => plain(name).includes(wanted))
}

/** A select of the user's own Buckets that narrows the list while one types. */
export default function BucketFinder({ label, buckets, value, onChange, ...rest }: BucketSelectProps) {
  const { readOnly = false, problem, describedBy } = rest
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  // Null while the field shows the chosen Bucket.
  const [typed, setTyped] = useState<string | null>(null)
  const found = typed === null ? buckets : namedLike(buckets, typed)
  const chosen = buckets.find(({ _id }) => _id === value)
  const combobox = useCombobox({
    count: found.length,
    onChoose: (index) => {
      setTyped(null)
      onChange(found[index]?._id ?? '')
    },
  })
  const hasNone = typed !== null && found.length === 0

  const type = (text: string) => {
    setTyped(text)
    if (text === '') onChange('')
    combobox.open()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const choosesFirst = event.key === 'Enter' && typed && combobox.active < 0 && found.length > 0
    if (!choosesFirst || event.nativeEvent.isComposing) return combobox.input.onKeyDown(event)
    event.preventDefault()
    combobox.choose(0)
  }
  const leave = () => {
    setTyped(null)
    combobox.close()
  }
  const help = problem ?? (hasNone && words.noneFound)
  return (
    <div>
      {label !== undefined && <FieldLabel htmlFor={id}>{label}</FieldLabel>}
      <TextField
        id={id}
        value={typed ?? chosen?.name ?? ''}
        placeholder={words.select}
        error={Boolean(problem)}
        fullWidth
        onChange={({ target }) => type(target.value)}
        onClick={() => !readOnly && combobox.open()}
        onBlur={leave}
        slotProps={{
          htmlInput: {
            ...combobox.input,
            onKeyDown: readOnly ? undefined : onKeyDown,
            readOnly,
            'aria-label': label === undefined ? words.select : undefined,
            'aria-describedby': [describedBy, help && `${id}-help`].filter(Boolean).join(' ') || undefined,
          },
          input: { ref: setAnchor, endAdornment: <Arrow />, sx: { paddingRight: '7px' } },
        }}
      />
      {problem ? (
        <FieldHelp id={`${id}-help`} role="alert">
          {problem}
        </FieldHelp>
      ) : (
        <Typography id={`${id}-help`} role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {help}
        </Typography>
      )}
      <Popper
        open={combobox.isShown}
        anchorEl={anchor}
        placement="bottom-start"
        // In the main landmark for screen readers, and outside of the card, above which the filters of the page are drawn.
        container={() => anchor?.closest('main') ?? document.body}
        modifiers={[asWideAsTheField]}
        sx={{ zIndex: 'modal' }}
      >
        <Paper sx={{ backgroundColor: 'background.raised', boxShadow: (theme) => shadow(theme, 'floating') }}>
          <OptionList {...combobox.list} aria-label={label ?? words.select}>
            {found.map((bucket, index) => (
              <Option
                key={bucket._id}
                {...combobox.option(index)}
                onMouseDown={keepFocus}
                onClick={() => combobox.choose(index)}
              >
                {bucket.name}
              </Option>
            ))}
          </OptionList>
        </Paper>
      </Popper>
    </div>
  )
}
