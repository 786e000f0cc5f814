type Values = Record<string, string | number>

/** A sentence for users in English, and the code and values of its translations; without a code it has none. */
export interface Sentence {
  message: string
  code?: string
  values?: Values
}

/** Returns the message of a sentence in the language of the page. */
export type Translate = (problem: { code: string; message: string; values?: Values }) => string

/** Makes a sentence of the client. Both texts are literals, because a build step collects them for translators. */
export const sentence = (code: string, message: string): Sentence => ({ code, message })

const areValues = (values: unknown): values is Values =>
  typeof values === 'object' &&
  values !== null &&
  Object.values(values).every((value) => typeof value === 'string' || typeof value === 'number')

/**
 * Reads the sentence that the server sent, or null without one. With an unexpected code or values it is English: nothing is
 * missing there.
 */
export function readSentence(data: unknown): Sentence | null {
  if (typeof data !== 'object' || data === null) return null
  const { message, code, values } = data as { message?: unknown; code?: unknown; values?: unknown }
  if (typeof message !== 'string' || message.trim() === '') return null
  if (typeof code !== 'string') return { message }
  if (values === undefined) return { message, code }
  return areValues(values) ? { message, code, values } : { message }
}

let translate: Translate | undefined

export function translateWith(configured: Translate | undefined): void {
  translate = configured
}

/** Returns the sentence with its message in the language of the page. */
export const translated = ({ message, code, ...rest }: Sentence): Sentence =>
  translate && code !== undefined
    ? { message: translate({ message, code, ...rest }), code, ...rest }
    : { message, code, ...rest }
