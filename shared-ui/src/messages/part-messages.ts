import { isolate } from '@bucketeer/platform/text'
import { type Messages, setupI18n } from '@lingui/core'
import { compileMessage } from './compile-message'
import { directed, isRightToLeftPage } from './page-language'

/** A value of a placeholder. A text keeps its own direction; the message says how a number is written. */
type Value = string | number

/** On a page from right to left, also Latin names need the signs that keep their direction. */
function isolated(text: string): string {
  const result = isolate(text)
  return isRightToLeftPage() && result === text ? `\u2068${text}\u2069` : result
}

/** Lingui decodes \uXXXX in whatever it returns, also in values. */
const encoded = (value: Value) =>
  typeof value === 'string' ? isolated(value).replaceAll('\\', '\\u005c') : value

/** A sentence of the server: in English, and the code and the values by which it is found in other languages. */
export interface Sentence {
  code: string
  message: string
  values?: Record<string, Value>
}

export interface PartMessages {
  /**
   * Makes the texts of a part, in an object of any depth. Each is read in the page's language whenever it is used; functions
   * stay as they are.
   */
  messagesOf<const Words extends object>(words: Words): Words
  /** Returns a message in ICU MessageFormat in the page's language: `say('Back to {title}', { title })`. */
  say(message: string, values?: Record<string, Value>): string
  /**
   * Returns a sentence of the server by its code; the English one as long as no catalogue has it. Its value `field` is the
   * English label of a field, and translated if the catalogue has it.
   */
  translated(sentence: Sentence): string
  /** Shows the texts in a language from now on, or in English if the part has no catalogue of it. */
  loadMessages(language: string): Promise<void>
}

/**
 * Creates the texts of one part, with catalogues of its own: a release of one part never changes the texts of another.
 * @param load downloads the catalogue of another language; rejects if there is none
 */
export function partMessages(load: (language: string) => Promise<{ default: Messages }>): PartMessages {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  i18n.setMessagesCompiler(compileMessage)

  const messagesOf = <const Words extends object>(words: Words): Words =>
    Object.defineProperties(
      {},
      Object.fromEntries(
        Object.entries(words).map(([key, value]) => [key, { enumerable: true, ...property(value) }]),
      ),
    ) as Words
  const property = (value: unknown): PropertyDescriptor => {
    if (typeof value === 'string') return { get: () => directed(i18n._(value)) }
    if (Array.isArray(value)) return { get: () => Object.values(messagesOf(value)) }
    return { value: typeof value === 'object' && value !== null ? messagesOf(value) : value }
  }
  const say = (message: string, values: Record<string, Value> = {}) =>
    directed(
      i18n._(
        message,
        Object.fromEntries(Object.entries(values).map(([key, value]) => [key, encoded(value)])),
      ),
    )
  return {
    messagesOf,
    say,
    translated({ code, message, values = {} }) {
      if (!(code in i18n.messages)) return message
      const { field } = values
      const isLabel = typeof field === 'string' && Object.hasOwn(i18n.messages, field)
      return say(code, isLabel ? { ...values, field: i18n._(field) } : values)
    },
    async loadMessages(language) {
      if (language === i18n.locale) return
      const catalogue = language === 'en' ? null : await load(language).catch(() => null)
      if (catalogue) i18n.loadAndActivate({ locale: language, messages: catalogue.default })
      else i18n.activate('en')
    },
  }
}
