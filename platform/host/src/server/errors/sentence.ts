import { sayIn } from '../messages'

/** A sentence for users: in English, and the code and the values by which clients show it in their own language. */
export interface Sentence {
  code: string
  message: string
  values?: Record<string, string | number>
}

const english = sayIn('en')

/**
 * Returns a sentence for users. Code and message must be literals in a module `words.ts`, because a build step collects them
 * for translators.
 * @param code by area, such as `kick.missing`; it never changes, and belongs to this sentence only
 * @param message in English, in ICU MessageFormat
 */
export function sentence(code: string, message: string, values?: Sentence['values']): Sentence {
  return values ? { code, message: english(message, values), values } : { code, message }
}

/** Returns the English text of a sentence; a plain text has no code. */
export const textOf = (said: string | Sentence): string => (typeof said === 'string' ? said : said.message)

/** Returns the sentence; undefined for a plain text, which clients show as it is. */
export const sentenceIn = (said: string | Sentence): Sentence | undefined =>
  typeof said === 'string' ? undefined : said
