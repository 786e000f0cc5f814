import type { PopperProps } from '@mui/material/Popper'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { plainList } from '../theme/styles'

interface ComboboxOptions {
  /** Number of options. */
  count: number
  onChoose(index: number): void
}

/**
 * Implements keys and roles of the ARIA pattern 'editable combobox with list autocomplete': arrows move through the
 * options while focus stays in the field.
 */
export function useCombobox({ count, onChoose }: ComboboxOptions) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [wanted, setActive] = useState(-1)
  const active = wanted < count ? wanted : -1
  const isShown = isOpen && count > 0
  const activeId = isShown && active >= 0 ? `${listId}-${active}` : undefined
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (index: number) => {
    close()
    onChoose(index)
  }
  const move = (step: 1 | -1) => {
    setOpen(true)
    setActive(active < 0 && step < 0 ? count - 1 : (active + step + count) % Math.max(count, 1))
  }

  const keys: Record<string, false | (() => void)> = {
    ArrowDown: count > 0 && (() => move(1)),
    ArrowUp: count > 0 && (() => move(-1)),
    Escape: isShown && close,
    Enter: isShown && active >= 0 && (() => choose(active)),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || event.nativeEvent.isComposing) return
    event.preventDefault()
    act()
  }

  return {
    isShown,
    active,
    open: () => setOpen(true),
    close,
    choose,
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isShown,
      'aria-controls': listId,
      'aria-activedescendant': activeId,
      autoComplete: 'off',
      onKeyDown,
    },
    list: { id: listId, role: 'listbox' },
    option: (index: number) => ({
      id: `${listId}-${index}`,
      role: 'option',
      'aria-selected': index === active,
    }),
  }
}

/** The list of options below a field. */
export const OptionList = styled('ul')(({ theme }) => ({
  ...plainList,
  padding: theme.spacing(1),
  // Six options usually fit below the field.
  maxHeight: 6 * 44 + 16,
  overflowY: 'auto',
}))

/** A row of a list of options. */
export const Option = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1, 1.5),
  minHeight: 44,
  borderRadius: 10,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  '&:hover, &[aria-selected=true]': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-selected=true]': { boxShadow: `inset 0 0 0 2px ${theme.vars.palette.secondary.main}` },
}))

/** A modifier of Popper that keeps the list as wide as its field, also after a phone is rotated. */
export const asWideAsTheField: NonNullable<PopperProps['modifiers']>[number] = {
  name: 'asWideAsTheField',
  enabled: true,
  phase: 'beforeWrite',
  requires: ['computeStyles'],
  fn: ({ state }) => {
    Object.assign(state.styles.popper ?? {}, { width: `${state.rects.reference.width}px` })
  },
}
