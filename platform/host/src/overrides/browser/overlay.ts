import type { Override } from './override-link'
import { words } from './words'

const style = `
  :host { all: initial; font: 16px/1.5 system-ui, sans-serif; }
  aside { position: fixed; inset: auto 0 0; z-index: 2000; display: flex; flex-wrap: wrap; gap: 4px 16px;
    align-items: center; justify-content: center; padding: 8px 16px; background: #4a2372; color: #fff; }
  p { margin: 0; overflow-wrap: anywhere; }
  dialog { max-width: 32rem; box-sizing: border-box; padding: 24px; border: 2px solid #4a2372; border-radius: 12px;
    background: #fff; color: #1c1524; }
  dialog::backdrop { background: rgb(0 0 0 / 60%); }
  h2 { margin: 0 0 12px; font-size: 1.25rem; }
  dialog p { margin: 0 0 12px; }
  button { font: inherit; min-height: 32px; padding: 2px 16px; border: 2px solid currentcolor; border-radius: 8px;
    background: transparent; color: inherit; cursor: pointer; }
  button:focus-visible { outline: 3px solid #e9a23b; outline-offset: 2px; }
  .buttons { display: flex; gap: 12px; justify-content: flex-end; }
`

/** Renders an element in a shadow root, isolated from the site's styles. Returns a function that removes it. */
export function renderInShadowRoot(element: HTMLElement): () => void {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  root.adoptedStyleSheets = [sheet]
  root.append(element)
  document.body.append(host)
  return () => host.remove()
}

/** Creates an element with children. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.append(...children)
  return element
}

export function createButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = createElement('button', label)
  button.type = 'button'
  button.addEventListener('click', onClick)
  return button
}

function open(title: string, lines: string[], ...buttons: HTMLButtonElement[]) {
  const heading = createElement('h2', title)
  heading.id = 'title'
  const row = createElement('div', ...buttons)
  row.className = 'buttons'
  const dialog = createElement('dialog', heading, ...lines.map((line) => createElement('p', line)), row)
  dialog.setAttribute('aria-labelledby', heading.id)
  dialog.addEventListener('close', renderInShadowRoot(dialog))
  dialog.showModal()
}

function closing(label: string) {
  const button = createButton(label, () => button.closest('dialog')?.close())
  button.autofocus = true
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
