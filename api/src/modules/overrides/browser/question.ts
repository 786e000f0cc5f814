import type { Override } from './override-link'
import { make, makeButton, showBesideSite } from './own-corner'
import { words } from './words'

const open = (title: string, lines: string[], ...buttons: HTMLButtonElement[]) => {
  const heading = make('h2', title)
  heading.id = 'title'
  const row = make('div', ...buttons)
  row.className = 'buttons'
  const dialog = make('dialog', heading, ...lines.map((line) => make('p', line)), row)
  dialog.setAttribute('aria-labelledby', heading.id)
  dialog.addEventListener('close', showBesideSite(dialog))
  dialog.showModal()
}

const close = ({ currentTarget }: Event) =>
  currentTarget instanceof HTMLElement && currentTarget.closest('dialog')?.close()

const closing = (label: string) => {
  const button = makeButton(label, () => undefined)
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
    makeButton(words.replace, onYes),
  )

/** Reports a link with an origin that is not allowed. */
export const refuse = (overrides: Override[]) =>
  open(words.refused, [words.notAllowed(overrides)], closing(words.close))
