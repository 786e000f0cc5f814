import { Lexer, type Token, Tokenizer, type Tokens } from 'marked'

export type { Token, Tokens } from 'marked'

const letterOrDigit = /[\p{L}\p{N}]/u
const startsWithLetter = /^[\p{L}\p{N}]/u
const startsWithDigit = /^\p{N}/u
const endsWithDigit = /\p{N}$/u

/** Matches a block of code that ends. An open one would take the rest of the text. */
const closedFence = /^ {0,3}(`{3,})[^`\n]*\n(?:[\s\S]*?\n)? {0,3}\1`* *(?:\n|$)/
/** Matches a year, or a number with a leading zero. */
const noListNumber = /^ {0,3}(?:0\d|\d{4})/
const signsOfTables = /[\s|\\:-]/g

/** Returns the address of a link that readers may follow; undefined for others. */
export function webAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, href } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}

/**
 * Reads the Markdown that people use in diaries. Leaves syntax as text that would hide a word or that people rarely mean:
 * reference definitions, underlined headings, HTML, indented code, single tildes, signs between digits, years, pictures,
 * and tables with rows that are too long.
 */
class DiaryTokenizer extends Tokenizer {
  override def() {
    return undefined
  }
  override lheading() {
    return undefined
  }
  override html() {
    return undefined
  }
  override tag() {
    return undefined
  }
  override code() {
    return undefined
  }
  override fences(text: string) {
    return closedFence.test(text) ? super.fences(text) : undefined
  }
  override list(text: string) {
    return noListNumber.test(text) ? undefined : super.list(text)
  }
  /** The library drops cells of a row that is longer than the head. */
  override table(text: string) {
    const table = super.table(text)
    if (!table) return undefined
    const cells = [table.header, ...table.rows].flat().map((cell) => cell.text)
    const [head = '', rule = '', ...rows] = table.raw.split('\n')
    const shown = cells.join('').replace(signsOfTables, '')
    return rule && shown === [head, ...rows].join('').replace(signsOfTables, '') ? table : undefined
  }
  /** 5*3*2 is a size. */
  override emStrong(text: string, masked: string, before = '') {
    const token = super.emStrong(text, masked, before)
    if (!token) return undefined
    return endsWithDigit.test(before) || startsWithDigit.test(text.slice(token.raw.length))
      ? undefined
      : token
  }
  /** 3~5 is a range, and 좋아~~ sings. */
  override del(text: string, masked: string, before = '') {
    return text.startsWith('~~') && !letterOrDigit.test(before) ? super.del(text, masked, before) : undefined
  }
  /** Some keyboards make it easy to write it`s. */
  override codespan(text: string) {
    const token = super.codespan(text)
    return token && !startsWithLetter.test(text.slice(token.raw.length)) ? token : undefined
  }
  override link(text: string) {
    const link = super.link(text)
    return link?.type === 'link' && link.text.trim() && !link.title && webAddress(link.href)
      ? link
      : undefined
  }
  override autolink(text: string) {
    const link = super.autolink(text)
    return link && webAddress(link.href) ? link : undefined
  }
  override url(text: string) {
    const link = super.url(text)
    return link && webAddress(link.href) ? link : undefined
  }
}

/** Enough for what people write. The library takes seconds for thousands of each, and a browser for the elements. */
const longest = { signs: 800, lines: 500, cells: 2000, spaces: 200 }

const pairedSigns = /[*_~`]/g
/** An e-mail address could begin at each of these. */
const longWord = /[\w.+-]{1000}/
const manySpaces = new RegExp(`[ \\t]{${longest.spaces}}`)
const countOf = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0

/** Returns whether a paragraph, list or table is short enough for the library. */
function isParseable(block: string): boolean {
  const lines = block.split('\n')
  const mostColumns = lines.reduce((most, line) => Math.max(most, countOf(line, /\|/g)), 0)
  return (
    lines.length <= longest.lines &&
    mostColumns * lines.length <= longest.cells &&
    countOf(block, pairedSigns) <= longest.signs &&
    !manySpaces.test(block) &&
    !longWord.test(block)
  )
}

const asParagraph = (text: string): Token => ({
  type: 'paragraph',
  raw: text,
  text,
  tokens: [{ type: 'text', raw: text, text }],
})

/** Returns the blocks of a text with Markdown. A text that would freeze the page of its readers is paragraphs of plain text. */
export function lexMarkdown(text: string): Token[] {
  const blocks = text.split(/\n\s*\n/)
  try {
    if (blocks.every(isParseable))
      return Lexer.lex(text, { gfm: true, breaks: true, tokenizer: new DiaryTokenizer() })
  } catch {
    // Thousands of nested quotes exceed the stack of the parser.
  }
  return blocks.map(asParagraph)
}

/** Returns the code, and what stands beside its first fence. */
export const codeOf = ({ lang, text }: Pick<Tokens.Code, 'lang' | 'text'>): string =>
  lang ? `${lang}\n${text}` : text

/** Returns '3. ' of an item of a numbered list, as it was written; an empty string for others. */
export const numberOf = ({ raw }: Tokens.ListItem): string => /^\s*(\d+[.)])/.exec(raw)?.[1] ?? ''

const isList = (token: Token): token is Tokens.List => token.type === 'list'
const isTable = (token: Token): token is Tokens.Table => token.type === 'table'
const isCode = (token: Token): token is Tokens.Code => token.type === 'code'

const textOfAll = (tokens: readonly Token[]): string => tokens.map(textOf).join('')
const linesOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('')

/** Returns the text that a token shows. Blocks end with a line break. */
function textOf(token: Token): string {
  if (isList(token))
    return linesOf(token.items.map((item) => `${numberOf(item)} ${textOfAll(item.tokens)}`.trim()))
  if (isTable(token))
    return linesOf(
      [token.header, ...token.rows].map((cells) => cells.map(({ tokens }) => textOfAll(tokens)).join(' ')),
    )
  if (isCode(token)) return linesOf([codeOf(token)])
  switch (token.type) {
    case 'paragraph':
    case 'heading':
      return linesOf([textOfAll(token.tokens ?? [])])
    case 'codespan':
    case 'escape':
      return token.text
    case 'hr':
    case 'space':
      return ''
    default:
      return 'tokens' in token && token.tokens ? textOfAll(token.tokens) : token.raw
  }
}

/** Returns the text of Markdown without its signs, for cards and previews. */
export const plainText = (text: string): string => textOfAll(lexMarkdown(text)).trim()
