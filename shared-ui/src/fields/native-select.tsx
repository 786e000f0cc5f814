import { styled } from '@mui/material/styles'
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId } from 'react'
import { fieldLook } from '../theme/styles'

const Label = styled('label')(({ theme }) => ({ ...fieldLook.label(theme), display: 'block' }))
const Box = styled('div')(({ theme }) => ({
  position: 'relative',
  '& > svg': {
    position: 'absolute',
    top: 'calc(50% - 12px)',
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
  // Mirrored with the styles of the page; `start` would follow the option.
  textAlign: 'left',
  border: 0,
  color: theme.vars.palette.text.primary,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '&[aria-readonly="true"]': { cursor: 'default' },
}))
const Help = styled('p')(({ theme }) => ({
  ...fieldLook.help(theme),
  marginBottom: 0,
  color: theme.vars.palette.error.main,
}))

export interface NativeSelectProps {
  label: string
  /** Whether the label is for screen readers only. */
  isLabelHidden?: boolean
  options: readonly { value: string; label: string }[]
  /** The value of an option. */
  value: string
  onChange(value: string): void
  readOnly?: boolean
  /** The error message. */
  problem?: ReactNode
  /** The id of an element that distinguishes fields with the same label. */
  describedBy?: string
}

const keepClosed = (event: SyntheticEvent) => event.preventDefault()
function keepClosedUnlessTab(event: KeyboardEvent) {
  if (event.key !== 'Tab') event.preventDefault()
}

/** HTML has no read-only select. A disabled one would lose focus and its form value. */
const readOnlyProps = { 'aria-readonly': true, onMouseDown: keepClosed, onKeyDown: keepClosedUnlessTab }

/** A native select in the look of the other fields, for pages that do not load the forms script. */
export function NativeSelect({ label, isLabelHidden, options, value, onChange, ...rest }: NativeSelectProps) {
  const { readOnly = false, problem, describedBy } = rest
  const id = useId()
  return (
    <div>
      {!isLabelHidden && <Label htmlFor={id}>{label}</Label>}
      <Box>
        <Select
          id={id}
          value={value}
          onChange={({ target }) => !readOnly && onChange(target.value)}
          aria-label={isLabelHidden ? label : undefined}
          aria-describedby={[describedBy, problem && `${id}-help`].filter(Boolean).join(' ') || undefined}
          aria-invalid={Boolean(problem)}
          {...(readOnly && readOnlyProps)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
        <svg width="24" height="24" fill="currentColor" aria-hidden="true">
          <path d="M7 10l5 5 5-5z" />
        </svg>
      </Box>
      {problem && (
        <Help id={`${id}-help`} role="alert">
          {problem}
        </Help>
      )}
    </div>
  )
}
