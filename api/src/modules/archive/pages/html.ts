import { Parser, Renderer, type Tokens } from 'marked'
import { lexMarkdown } from '@bucketeer/platform/text/markdown'

/** Escapes a text for HTML and XML. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Markup, as opposed to a text that `markup` escapes. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | false | null | undefined | readonly Part[]

function markupOf(part: Part): string {
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map(markupOf).join('')
  return part === false || part === null || part === undefined ? '' : escaped(String(part))
}

/** Returns markup with escaped values. A missing value is empty. */
export const markup = (strings: TemplateStringsArray, ...values: Part[]): Html =>
  new Html(String.raw({ raw: strings }, ...values.map(markupOf)))

/** Headings are below that of the Story, and a checkbox is a sign. */
class StoryRenderer extends Renderer {
  override heading({ tokens, depth }: Tokens.Heading) {
    const level = Math.min(depth + 2, 6)
    return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>`
  }
  override checkbox({ checked }: Tokens.Checkbox) {
    return checked ? '☑ ' : '☐ '
  }
}

/** Renders Markdown. No element that its author wrote reaches the page. */
export const markdown = (text: string): Html =>
  new Html(new Parser({ renderer: new StoryRenderer() }).parse(lexMarkdown(text)))
