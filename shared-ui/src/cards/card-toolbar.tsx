import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useRef } from 'react'
import { arrowStep } from '../messages/page-language'

const Bar = styled('div')(({ theme }) => ({
  zIndex: 1,
  // Tells keyboard users, above the bar, that the arrow keys reach the other controls.
  '&:has(:focus-visible)::before': {
    ...theme.typography.body2,
    content: '"← →" / ""',
    position: 'absolute',
    insetInlineEnd: 0,
    transform: 'translateY(-100%)',
    padding: theme.spacing(0, 1),
    borderRadius: 8,
    color: theme.vars.palette.background.default,
    backgroundColor: theme.vars.palette.text.primary,
  },
}))

const controlsOf = (bar: HTMLElement): HTMLElement[] => [
  ...bar.querySelectorAll<HTMLElement>(':is(a[href], button, select, input):not(:disabled)'),
]

/** A hidden control cannot have the focus. jsdom, which has no layout, lacks `checkVisibility`. */
const isShown = (control: Partial<HTMLElement>) => control.checkVisibility?.() ?? true

/** Returns whether an arrow key moves the caret of a text field: not at the end of its text, nor if all of it is selected. */
function movesCaret(target: EventTarget | null, step: number) {
  if (!(target instanceof HTMLInputElement) || target.type !== 'text') return false
  const { selectionStart, selectionEnd, value } = target
  if (selectionStart === 0 && selectionEnd === value.length) return false
  const end = step === 1 ? value.length : 0
  return selectionStart !== end || selectionEnd !== end
}

/**
 * Implements the toolbar pattern, one tab stop whose arrow keys move between the controls:
 * https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/. The first stop is the control with `data-toolbar-start`.
 *
 * @returns a function that removes the listeners
 */
function addRovingTabIndex(bar: HTMLElement) {
  let lastFocused: Element | null = null
  const update = () => {
    const controls = controlsOf(bar)
    const isStart = (each: HTMLElement) => each.matches('[data-toolbar-start]')
    const shown = controls.filter(isShown)
    const current = shown.find((each) => each === lastFocused) ?? shown.find(isStart) ?? shown[0]
    for (const each of controls) {
      const tabIndex = each === current ? 0 : -1
      if (each.tabIndex !== tabIndex) each.tabIndex = tabIndex
    }
  }
  const onFocus = ({ target }: FocusEvent) => {
    lastFocused = target instanceof Element ? target : null
    update()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event
    const step = arrowStep(key)
    if (step === 0 || altKey || ctrlKey || metaKey || movesCaret(event.target, step)) return
    // Left and right would also change the value of a select.
    event.preventDefault()
    const controls = controlsOf(bar).filter(isShown)
    const at = controls.findIndex((each) => each === document.activeElement)
    controls.at((at + step) % controls.length)?.focus()
  }
  // Controls come and go, and components set their tab index when they are enabled.
  const changes = new MutationObserver(update)
  changes.observe(bar, { subtree: true, childList: true, attributeFilter: ['disabled', 'tabindex'] })
  // React's events would also come from dialogs that a control opens.
  bar.addEventListener('focusin', onFocus)
  bar.addEventListener('keydown', onKeyDown)
  update()
  return () => {
    changes.disconnect()
    bar.removeEventListener('focusin', onFocus)
    bar.removeEventListener('keydown', onKeyDown)
  }
}

export interface CardToolbarProps {
  /** The accessible name. */
  label: string
  children: ReactNode
}

/** The controls of a card as one tab stop, so that the keyboard passes a long list in few steps. */
export function CardToolbar({ label, children }: CardToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => (bar.current ? addRovingTabIndex(bar.current) : undefined), [])
  return (
    <Bar ref={bar} role="toolbar" aria-label={label}>
      {children}
    </Bar>
  )
}
