import { createHash } from 'node:crypto'

const attribute = 'data-prerendered-style'

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)
const unescape = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** Replaces `style` attributes with rules, because the content security policy forbids the attributes. */
export function styleInRules(html: string): { html: string; rules: string[] } {
  const rules = new Map<string, string>()
  const restyled = html.replaceAll(/ style="([^"]*)"/g, (_, escaped: string) => {
    const style = unescape(escaped)
    const name = shortHash(style)
    // Repeated for a higher specificity than a class has, as the attribute had.
    rules.set(name, `[${attribute}="${name}"]`.repeat(2) + `{${style}}`)
    return ` ${attribute}="${name}"`
  })
  return { html: restyled, rules: [...rules.values()] }
}

const declared = /(--mui-[\w-]+):[^;{}]+;/g

/** Removes the theme's variables that no rule uses; the theme has about 400. */
export function withUsedVariables(css: string): string {
  const remaining = css.replaceAll(declared, (declaration, name: string) =>
    css.includes(`var(${name})`) || css.includes(`var(${name},`) ? declaration : '',
  )
  // Repeats until no variable is used by removed variables only.
  return remaining === css ? css : withUsedVariables(remaining)
}

const classes = / class="([^"]*)"| data-discover="true"/g

/** Removes the class names that no rule uses, and the marks of React Router, since React does not take this markup over. */
export const withUsedClasses = (html: string, css: string) =>
  html.replaceAll(classes, (_, names: string | undefined = '') => {
    const used = names.split(' ').filter((name) => name !== '' && css.includes(`.${name}`))
    return used.length > 0 ? ` class="${used.join(' ')}"` : ''
  })
