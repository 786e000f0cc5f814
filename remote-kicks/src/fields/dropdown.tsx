import { late, useLateOpening } from '@bucketeer/shared-ui'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { DropdownFace } from './dropdown-face'
import { FieldHelp, FieldLabel } from './field-parts'
import { words } from './words'

export interface DropdownOption {
  value: string
  /** Its word on screen. */
  label: string
}

export interface DropdownProps {
  /** What it is for. */
  label: string
  /** Whether the label is read out alone, and not on screen. */
  isLabelHidden?: boolean
  options: readonly DropdownOption[]
  /** The value of one of them. */
  value: string
  onChange(value: string): void
  readOnly?: boolean
  /** Why the value is refused. */
  problem?: ReactNode
  /** The id of what the field belongs to, where there are several of its name. */
  describedBy?: string
}

const optionList = late(async () => (await import('./option-list')).OptionList)

const openingKeys = ['ArrowDown', 'ArrowUp']

/** Chooses one of some options: a button that is drawn at once, and a list whose code comes later. */
export function Dropdown({ label, isLabelHidden, options, value, onChange, ...rest }: DropdownProps) {
  const { readOnly = false, problem, describedBy } = rest
  const id = useId()
  const { thing: List, state, fetchAhead, open, close } = useLateOpening(optionList)
  const [anchor, setAnchor] = useState<HTMLElement>()
  const isOpen = state === 'open'
  const help = state === 'missing' ? words.listMissing : problem
  const openAt = (face: HTMLElement) => {
    if (readOnly) return
    // Safari gives it to no button by itself; it comes back here when the list is closed.
    face.focus()
    setAnchor(face)
    open()
  }
  const openByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!openingKeys.includes(event.key)) return
    event.preventDefault()
    openAt(event.currentTarget)
  }
  const choose = (chosen: string) => {
    close()
    onChange(chosen)
  }
  return (
    <div>
      {!isLabelHidden && <FieldLabel htmlFor={id}>{label}</FieldLabel>}
      <DropdownFace
        id={id}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-label={isLabelHidden ? label : undefined}
        aria-describedby={[describedBy, help && `${id}-help`].filter(Boolean).join(' ') || undefined}
        aria-invalid={Boolean(problem)}
        aria-readonly={readOnly}
        aria-busy={state === 'coming'}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onKeyDown={openByKey}
        onClick={({ currentTarget }) => openAt(currentTarget)}
      >
        <span>{options.find((option) => option.value === value)?.label}</span>
        <svg width="24" height="24" fill="currentColor" aria-hidden="true">
          <path d="M7 10l5 5 5-5z" />
        </svg>
      </DropdownFace>
      {List && anchor && (
        <List
          id={`${id}-list`}
          {...{ label, options, value, anchor, isOpen }}
          onChoose={choose}
          onClose={close}
        />
      )}
      {help && (
        <FieldHelp id={`${id}-help`} role="alert">
          {help}
        </FieldHelp>
      )}
    </div>
  )
}
