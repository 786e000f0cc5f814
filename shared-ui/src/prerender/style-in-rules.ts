import { createHash } from 'node:crypto'

const attribute = 'data-first-style'

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)
const unescape = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** Moves what stands in `style` attributes into rules, since a content security policy forbids those in markup. */
export const styleInRules = (html: string): { html: string; rules: string[] } => {
  const rules = new Map<string, string>()
  const restyled = html.replaceAll(/ style="([^"]*)"/g, (_, escaped: string) => {
    const style = unescape(escaped)
    const name = shortHash(style)
    // Twice, to weigh more than a class, as the attribute did.
    rules.set(name, `[${attribute}="${name}"]`.repeat(2) + `{${style}}`)
    return ` ${attribute}="${name}"`
  })
  return { html: restyled, rules: [...rules.values()] }
}
