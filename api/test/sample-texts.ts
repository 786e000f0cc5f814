import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is written into a field: a name, something that is said, a long text that may be empty. */
export type TextKind = 'title' | 'comment' | 'long'

export interface GivenText {
  about: string
  text: string
  /** Where it is refused; elsewhere it is kept as it is, to the last byte. */
  refusedAs: TextKind[]
}

interface Row extends Partial<GivenText> {
  about: string
  text: string
  times?: number
}

const table = JSON.parse(readFileSync(join(__dirname, '../../e2e/fixtures/texts.json'), 'utf8')) as Record<
  'hostile' | 'unusual',
  Row[]
>

const given = ({ about, text, times = 1, refusedAs = [] }: Row): GivenText => ({
  about,
  text: text.repeat(times),
  refusedAs,
})

/** Forty that would do harm, and forty that are merely unusual; the browser's tests read the same table. */
export const texts: GivenText[] = [...table.hostile, ...table.unusual].map(given)
