import { useEffect, useId, useState, type KeyboardEvent } from 'react'

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

  const keys: Record<string, (event: KeyboardEvent) => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: () => close(),
    Enter: () => choose(active),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key]
    const isOurs = {
      ArrowDown: count > 0,
      ArrowUp: count > 0,
      Escape: isShown,
      Enter: isShown && active >= 0,
    }[event.key]
    if (!act || !isOurs || event.nativeEvent.isComposing) return
    event.preventDefault()
    act(event)
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
