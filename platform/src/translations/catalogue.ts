import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type Token } from '@messageformat/parser'
import PO from 'pofile'
import { sourceLanguage } from '../contract/languages'
import { pseudoLocale, pseudoText } from './pseudo-locale'
import type { SourceMessage } from './sources'

/** A part's messages in one language, by code or English text, in ICU MessageFormat; an empty one is not translated. */
export type Translations = Map<string, string>

/** Returns the key of a message in a catalogue. */
export const keyOf = ({ code, text }: SourceMessage): string => code ?? text

const folderOf = (part: string) => join(part, 'translations')
const fileOf = (part: string, language: string) => join(folderOf(part), `${language}.po`)

/** Returns the languages of a part's catalogues besides English. */
export const languagesOf = (part: string): string[] =>
  existsSync(folderOf(part))
    ? readdirSync(folderOf(part))
        .filter((name) => name.endsWith('.po'))
        .map((name) => name.slice(0, -'.po'.length))
        .filter((language) => language !== sourceLanguage)
        .sort()
    : []

/** Reads a catalogue; an empty one if there is no file. */
export function readTranslations(part: string, language: string): Translations {
  const file = fileOf(part, language)
  if (!existsSync(file)) return new Map()
  const { items } = PO.parse(readFileSync(file, 'utf8'))
  return new Map(items.map(({ msgctxt, msgid, msgstr: [text = ''] }) => [msgctxt ?? msgid, text]))
}

/** Returns a catalogue as a PO file. In English it has no translations, so that it serves translators as a template. */
export function poText(messages: SourceMessage[], language: string, translations: Translations): string {
  const catalogue = new PO()
  catalogue.headers = {
    Language: language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  }
  for (const message of messages) {
    const item = new PO.Item()
    if (message.code) item.msgctxt = message.code
    item.msgid = message.text
    const added = language === pseudoLocale ? pseudoText(message.text) : ''
    item.msgstr = [translations.get(keyOf(message)) || added]
    item.extractedComments = message.places
    catalogue.items.push(item)
  }
  return `${catalogue.toString().trimEnd()}\n`
}

/** Writes a catalogue, if it differs. Returns whether it did. With `isDry` nothing is written. */
export function updateCatalogue(
  part: string,
  language: string,
  messages: SourceMessage[],
  { isDry }: { isDry: boolean },
): boolean {
  const file = fileOf(part, language)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const after = poText(messages, language, readTranslations(part, language))
  if (after === before) return false
  if (!isDry) {
    mkdirSync(folderOf(part), { recursive: true })
    writeFileSync(file, after)
  }
  return true
}

/** The placeholders of a message, and the forms of each of its plurals. */
interface Shape {
  names: Set<string>
  plurals: string[][]
}

function shapeOf(tokens: readonly Token[], shape: Shape = { names: new Set(), plurals: [] }): Shape {
  for (const token of tokens) {
    if ('arg' in token) shape.names.add(token.arg)
    if (!('cases' in token)) continue
    if (token.type === 'plural') shape.plurals.push(token.cases.map(({ key }) => key))
    for (const { tokens: inner } of token.cases) shapeOf(inner, shape)
  }
  return shape
}

function parsed(text: string): Shape | undefined {
  try {
    return shapeOf(parse(text))
  } catch {
    return undefined
  }
}

const listed = (names: Set<string>) => [...names].sort().join(', ') || 'none'

/** Returns what is wrong with a translation: other placeholders than the English text, or missing plural forms. */
export function mistakeIn(english: string, translation: string, language: string): string | undefined {
  const source = parsed(english)
  const shape = parsed(translation)
  if (!source) return 'the English text is no ICU message'
  if (!shape) return 'it is no ICU message'
  if (listed(source.names) !== listed(shape.names))
    return `its placeholders are ${listed(shape.names)} instead of ${listed(source.names)}`
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const missing = shape.plurals.flatMap((plural) => forms.filter((form) => !plural.includes(form)))
  return missing.length > 0 ? `it lacks the plural forms ${missing.join(', ')}` : undefined
}
