import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useRef } from 'react'

const Bar = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  // Says how to reach the others, to those who came by keyboard.
  '&:has(:focus-visible)::after': {
    ...theme.typography.body2,
    content: '"← →" / ""',
    position: 'absolute',
    insetInlineEnd: 0,
    bottom: '100%',
    padding: theme.spacing(0, 1),
    borderRadius: 8,
    color: theme.vars.palette.background.default,
    backgroundColor: theme.vars.palette.text.primary,
  },
}))

const controlsOf = (bar: HTMLElement): HTMLElement[] => [
  ...bar.querySelectorAll<HTMLElement>(':is(a[href], button, select, input):not(:disabled)'),
]

/** Layouts hide some controls, which cannot have the focus. jsdom, which has no layout, lacks the method. */
const isShown = (control: Partial<HTMLElement>) => control.checkVisibility?.() ?? true

/** Returns whether an element is a field in which the arrow keys move the caret. */
const isTextWithContent = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'text' && target.value !== ''

/**
 * Makes the controls of an element one tab stop, between which the arrow keys move:
 * https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/. The first stop is the control with `data-toolbar-start`.
 * @returns a function that stops it
 */
const makeOneTabStop = (bar: HTMLElement) => {
  let stop: Element | null = null
  const update = () => {
    const controls = controlsOf(bar)
    const isStart = (each: HTMLElement) => each.matches('[data-toolbar-start]')
    const shown = controls.filter(isShown)
    const current = shown.find((each) => each === stop) ?? shown.find(isStart) ?? shown[0]
    for (const each of controls) {
      const tabIndex = each === current ? 0 : -1
      if (each.tabIndex !== tabIndex) each.tabIndex = tabIndex
    }
  }
  const onFocus = ({ target }: FocusEvent) => {
    stop = target instanceof Element ? target : null
    update()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    if (step === 0 || altKey || ctrlKey || metaKey || isTextWithContent(event.target)) return
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
  useEffect(() => (bar.current ? makeOneTabStop(bar.current) : undefined), [])
  return (
    <Bar ref={bar} role="toolbar" aria-label={label}>
      {children}
    </Bar>
  )
}
