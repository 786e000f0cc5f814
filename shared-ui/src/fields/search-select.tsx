import { textMatcher } from '@bucketeer/platform/text'
import Paper from '@mui/material/Paper'
import Popper from '@mui/material/Popper'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useState } from 'react'
import { shadow } from '../theme/styles'
import { asWideAsTheField, Option, OptionList, useCombobox } from './use-combobox'

export interface SearchSelectOption {
  value: string
  label: string
}

export interface SearchSelectProps {
  /** The label above the field. Without it, the placeholder is the field's name. */
  label?: string
  /** Shown while nothing is chosen. */
  placeholder: string
  options: readonly SearchSelectOption[]
  /** The value of an option; empty for none. */
  value: string
  onChange(value: string): void
  /** Shown below the field when no label contains the typed text. */
  noneFound: string
  /** Shown below the field, unless nothing is found. */
  help?: ReactNode
  /** The error message. It replaces `noneFound` and `help`. */
  problem?: ReactNode
  readOnly?: boolean
  /** The id of an element that distinguishes fields with the same label. */
  describedBy?: string
}

const Arrow = styled('svg')(({ theme }) => ({
  flexShrink: 0,
  color: theme.vars.palette.text.secondary,
  pointerEvents: 'none',
}))

// Keeps focus in the field, which closes the list on blur.
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** A combobox that filters its options by the typed text, for long lists. */
export function SearchSelect({ label, placeholder, options, value, onChange, ...rest }: SearchSelectProps) {
  const { noneFound, help, problem, readOnly = false, describedBy } = rest
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  // Null while the field shows the chosen option.
  const [typed, setTyped] = useState<string | null>(null)
  const isFound = textMatcher(typed ?? '')
  const found = typed === null ? options : options.filter(({ label }) => isFound(label))
  const chosen = value === '' ? undefined : options.find((option) => option.value === value)
  const combobox = useCombobox({
    count: found.length,
    onChoose: (index) => {
      setTyped(null)
      onChange(found[index]?.value ?? '')
    },
  })
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
  const note = problem ?? (typed !== null && found.length === 0 ? noneFound : help)
  return (
    <>
      <TextField
        id={id}
        label={label}
        value={typed ?? chosen?.label ?? ''}
        placeholder={placeholder}
        error={Boolean(problem)}
        helperText={note}
        fullWidth
        onChange={({ target }) => type(target.value)}
        onClick={() => !readOnly && combobox.open()}
        onBlur={leave}
        slotProps={{
          htmlInput: {
            ...combobox.input,
            onKeyDown: readOnly ? undefined : onKeyDown,
            // Typing replaces what is chosen.
            onFocus: ({ target }: { target: HTMLInputElement }) => target.select(),
            readOnly,
            'aria-label': label === undefined ? placeholder : undefined,
            'aria-describedby':
              [describedBy, note && `${id}-helper-text`].filter(Boolean).join(' ') || undefined,
          },
          formHelperText: { role: problem ? 'alert' : 'status' },
          input: {
            ref: setAnchor,
            sx: { paddingRight: '7px' },
            endAdornment: (
              <Arrow width="24" height="24" fill="currentColor" aria-hidden="true">
                <path d="M7 10l5 5 5-5z" />
              </Arrow>
            ),
          },
        }}
      />
      <Popper
        open={combobox.isShown}
        anchorEl={anchor}
        placement="bottom-start"
        // In the main landmark for screen readers, and outside of a card, above which sticky bars are drawn.
        container={() => anchor?.closest('[role=dialog], main') ?? document.body}
        modifiers={[asWideAsTheField]}
        sx={{ zIndex: 'modal' }}
      >
        <Paper sx={{ backgroundColor: 'background.raised', boxShadow: (theme) => shadow(theme, 'floating') }}>
          <OptionList {...combobox.list} aria-label={label ?? placeholder}>
            {found.map((option, index) => (
              <Option
                key={option.value}
                {...combobox.option(index)}
                onMouseDown={keepFocus}
                onClick={() => combobox.choose(index)}
              >
                {option.label}
              </Option>
            ))}
          </OptionList>
        </Paper>
      </Popper>
    </>
  )
}
