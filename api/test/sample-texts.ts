import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The kind of a text field: a required short text, a comment, or an optional long text. */
export type TextKind = 'title' | 'comment' | 'long'

export interface SampleText {
  about: string
  text: string
  /** The kinds of fields that reject the text; other fields store it unchanged. */
  refusedAs: TextKind[]
}

interface Row extends Partial<SampleText> {
  about: string
  text: string
  times?: number
}

const table = JSON.parse(readFileSync(join(__dirname, '../../e2e/fixtures/texts.json'), 'utf8')) as Record<
  'hostile' | 'unusual',
  Row[]
>

const toSample = ({ about, text, times = 1, refusedAs = [] }: Row): SampleText => ({
  about,
  text: text.repeat(times),
  refusedAs,
})

/** Forty hostile and forty unusual texts; the browser tests use the same table. */
export const texts: SampleText[] = [...table.hostile, ...table.unusual].map(toSample)
