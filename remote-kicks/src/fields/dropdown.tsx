import { NativeSelect, type NativeSelectProps } from '@bucketeer/shared-ui'
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId } from 'react'
import { FieldHelp, FieldLabel } from './field-parts'

export interface DropdownProps {
  /** The label. */
  label: string
  /** Whether the label is for screen readers only. */
  isLabelHidden?: boolean
  options: NativeSelectProps['options']
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
const keepClosedUnlessTab = (event: KeyboardEvent) => {
  if (event.key !== 'Tab') event.preventDefault()
}

/** HTML has no read-only select. A disabled one would lose focus and its form value. */
const readOnlyProps = { 'aria-readonly': true, onMouseDown: keepClosed, onKeyDown: keepClosedUnlessTab }

/** A native select in the look of the other fields. */
export function Dropdown({ label, isLabelHidden, options, value, onChange, ...rest }: DropdownProps) {
  const { readOnly = false, problem, describedBy } = rest
  const id = useId()
  return (
    <div>
      {!isLabelHidden && <FieldLabel htmlFor={id}>{label}</FieldLabel>}
      <NativeSelect
        {...{ id, options, value }}
        onChange={(next) => !readOnly && onChange(next)}
        aria-label={isLabelHidden ? label : undefined}
        aria-describedby={[describedBy, problem && `${id}-help`].filter(Boolean).join(' ') || undefined}
        aria-invalid={Boolean(problem)}
        {...(readOnly && readOnlyProps)}
      />
      {problem && (
        <FieldHelp id={`${id}-help`} role="alert">
          {problem}
        </FieldHelp>
      )}
    </div>
  )
}
