/** Text that is already HTML. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = Markup | string | number | Part[]

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

function textOf(part: Part): string {
  if (part instanceof Markup) return part.text
  return Array.isArray(part) ? part.map(textOf).join('') : escaped(String(part))
}

/** A template tag that escapes its values, except HTML. */
export const html = (pieces: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(String.raw({ raw: pieces }, ...parts.map(textOf)))
