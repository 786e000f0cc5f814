import { parse, type Token } from '@messageformat/parser'

/** A language for tests: English with accents and brackets, 40 % longer. `npm run translations -- --add en-XA` adds it. */
export const pseudoLocale = 'en-XA'

const accents: Record<string, string> = { a: 'á', c: 'ç', e: 'é', i: 'í', n: 'ñ', o: 'ö', u: 'ü', y: 'ý' }

/** Returns the texts of a message, outside of its placeholders. */
const contentsOf = (tokens: readonly Token[]): { offset: number; text: string }[] =>
  tokens.flatMap((token) => {
    if (token.type === 'content') return [{ offset: token.ctx.offset, text: token.ctx.text }]
    return 'cases' in token ? token.cases.flatMap((each) => contentsOf(each.tokens)) : []
  })

/** Returns an English message in the pseudo-locale: '⟦Gö tö {name} ~~~~⟧'. */
export function pseudoText(message: string): string {
  const contents = contentsOf(parse(message))
  const accented = contents.reduceRight(
    (text, { offset, text: content }) =>
      text.slice(0, offset) +
      content.replace(/[aceinouy]/g, (letter) => accents[letter] ?? letter) +
      text.slice(offset + content.length),
    message,
  )
  const { length } = contents.map(({ text }) => text).join('')
  // In words, so that lines break.
  return `⟦${accented} ${'~~~~ '.repeat(Math.ceil((length * 0.4) / 5)).trim()}⟧`
}
