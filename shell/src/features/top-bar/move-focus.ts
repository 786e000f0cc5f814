export type Step = 'next' | 'previous' | 'first' | 'last'

const target = (count: number, at: number, step: Step) => {
  if (step === 'first') return 0
  if (step === 'last') return count - 1
  if (step === 'next') return (at + 1) % count
  return at <= 0 ? count - 1 : at - 1
}

const controlOf = (item: Element) => item.querySelector<HTMLElement>('a, button')

/** Moves focus to the first link or button of another list item; wraps around at both ends. */
export const moveFocus = (list: Element | null, step: Step) => {
  const items = [...(list?.children ?? [])].filter(controlOf)
  const at = items.findIndex((item) => item.contains(document.activeElement))
  const item = items[target(items.length, at, step)]
  if (item) controlOf(item)?.focus()
}
