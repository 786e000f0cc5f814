const id = 'startup-notice'
const root = () => document.getElementById('root')

const text = 'text-align:center;font:18px/1.6 system-ui,sans-serif;color:light-dark(#1d2a2b,#f4efe6);'
const overPage =
  'position:fixed;z-index:2;inset:auto 0 0;padding:8px 24px 24px;background:light-dark(#ffffff,#1d2739);border-top:1px solid light-dark(#e7dfd2,#2a3548)'
const alone = 'max-width:32rem;margin:20vh auto 0;padding:0 24px'

function make<Name extends 'div' | 'h1' | 'p' | 'button'>(name: Name, css: string, content = '') {
  const element = document.createElement(name)
  element.style.cssText = css
  element.textContent = content
  return element
}

/** Returns a text of index.html in the language of the page: the shell's catalogue has not loaded. */
const textOf = (name: 'failed' | 'slow' | 'hint' | 'tryAgain') => root()?.dataset[name] ?? ''

function makeNotice(title: string) {
  const hasPrerenderedPage = root()?.hidden === true
  const notice = make('div', text + (hasPrerenderedPage ? overPage : alone))
  notice.id = id
  notice.setAttribute('role', 'alert')
  const retry = make('button', 'font:inherit;min-height:44px;padding:0 24px', textOf('tryAgain'))
  retry.type = 'button'
  retry.addEventListener('click', () => location.reload())
  notice.append(make('h1', 'font-size:1.5rem;line-height:1.3', title), make('p', '', textOf('hint')), retry)
  return notice
}

/** Shows what happened with 'Try again': below the prerendered page if there is one, else in its place. */
export function showNotice(event: 'failed' | 'slow') {
  const title = textOf(event)
  const heading = document.querySelector(`#${id} > h1`)
  if (heading) heading.textContent = title
  else document.body.append(makeNotice(title))
}

export const removeNotice = () => document.getElementById(id)?.remove()
