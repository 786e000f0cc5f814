import { type Messages, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'

/** Returns a message in ICU MessageFormat in the reader's language, given in English. */
export type Say = (message: string, values?: Record<string, string | number>) => string

/** Lingui decodes \uXXXX in whatever it returns, also in values. */
const encoded = (value: string | number) =>
  typeof value === 'string' ? value.replaceAll('\\', '\\u005c') : value

/** Returns a `Say` for a language. Messages that are missing in its catalogue are English. */
export function sayIn(language: string, catalogue: Messages = {}): Say {
  const i18n = setupI18n({ locale: language, messages: { [language]: catalogue } })
  i18n.setMessagesCompiler(compileMessage)
  return (message, values = {}) =>
    i18n._(message, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, encoded(value)])))
}
