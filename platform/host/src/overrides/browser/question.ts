import type { Override } from './override-link'
import { createElement, createButton, renderInShadowRoot } from './shadow-host'
import { words } from './words'

const open = (title: string, lines: string[], ...buttons: HTMLButtonElement[]) => {
  const heading = createElement('h2', title)
  heading.id = 'title'
  const row = createElement('div', ...buttons)
  row.className = 'buttons'
  const dialog = createElement('dialog', heading, ...lines.map((line) => createElement('p', line)), row)
  dialog.setAttribute('aria-labelledby', heading.id)
  dialog.addEventListener('close', renderInShadowRoot(dialog))
  dialog.showModal()
}

const close = ({ currentTarget }: Event) =>
  currentTarget instanceof HTMLElement && currentTarget.closest('dialog')?.close()

const closing = (label: string) => {
  const button = createButton(label, () => undefined)
  button.autofocus = true
  button.addEventListener('click', close)
  return button
}

/** Asks the user before an override applies, so that opening a link alone loads no other code. */
export const askToReplace = (overrides: Override[], onYes: () => void) =>
  open(
    words.question,
    [words.asked(overrides), words.danger],
    closing(words.cancel),
    createButton(words.replace, onYes),
  )

/** Reports a link with an origin that is not allowed. */
export const refuse = (overrides: Override[]) =>
  open(words.refused, [words.notAllowed(overrides)], closing(words.close))
