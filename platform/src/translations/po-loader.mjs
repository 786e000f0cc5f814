import { compileMessage } from '@lingui/message-utils/compileMessage'
import PO from 'pofile'

/**
 * Returns the messages of a PO catalogue, compiled for Lingui: sentences of the server by their code, others by their
 * English text. An untranslated one is left out.
 * @param {string} catalogue
 */
export function compileCatalogue(catalogue) {
  const translated = PO.parse(catalogue).items.filter(({ msgstr: [text] }) => text)
  return Object.fromEntries(
    translated.map(({ msgctxt, msgid, msgstr: [text = ''] }) => [msgctxt || msgid, compileMessage(text)]),
  )
}

/** The loader of webpack for PO catalogues. @param {string} catalogue */
export default (catalogue) => `export default ${JSON.stringify(compileCatalogue(catalogue))}`
