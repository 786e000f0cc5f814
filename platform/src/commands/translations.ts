import { basename, join } from 'node:path'
import type { Args } from '../../bin/command-line.mjs'
import { printTable } from '../../bin/print.mjs'
import { isInstalled, root } from '../../bin/root.mjs'
import { findParts } from '../build/parts/parts'
import { sourceLanguage } from '../contract/languages'
import { keyOf, languagesOf, mistakeIn, readTranslations, updateCatalogue } from '../translations/catalogue'
import { messagesOfPart, type SourceMessage } from '../translations/sources'

const shared = join(root, 'shared-ui')

/** The sentences that the server and the API client send are in the catalogue of shared-ui. */
const ofTheServer = ['api/src', 'platform/host/src/server', 'shared-auth/src']

/** Returns the folders that have catalogues: the parts, the package that all share, and the server with its mail. */
const folders = () => [
  ...(isInstalled ? [] : [shared, join(root, 'api')]),
  ...findParts().map(({ folder }) => folder),
]

const messagesOf = (folder: string): SourceMessage[] =>
  folder === shared
    ? messagesOfPart(
        shared,
        ofTheServer.map((each) => join(root, each)),
      )
    : messagesOfPart(folder)

interface Row {
  name: string
  language: string
  translated: number
  all: number
  mistakes: string[]
}

function rowsOf(folder: string): Row[] {
  const messages = messagesOf(folder)
  return [sourceLanguage, ...languagesOf(folder)].map((language) => {
    const translations = readTranslations(folder, language)
    const textOf = (message: SourceMessage) =>
      language === sourceLanguage ? message.text : translations.get(keyOf(message))
    return {
      name: basename(folder),
      language,
      translated: messages.filter(textOf).length,
      all: messages.length,
      mistakes: messages.flatMap((message) => {
        const translation = textOf(message)
        const mistake = translation && mistakeIn(message.text, translation, language)
        return mistake
          ? [`${basename(folder)}/translations/${language}.po, “${message.text}”: ${mistake}`]
          : []
      }),
    }
  })
}

/**
 * `npm run translations`: brings the catalogues up to date with the words of the sources, and prints what is missing.
 * With `--add de`, each part gets a catalogue of that language; with `--check`, nothing is written.
 */
export function run({ values: { add, check: isDry = false } }: Args<'translations'>) {
  const outdated = folders().flatMap((folder) => {
    const languages = new Set([sourceLanguage, ...languagesOf(folder), ...(add ? [add] : [])])
    return [...languages]
      .filter((language) => updateCatalogue(folder, language, messagesOf(folder), { isDry }))
      .map((language) => `${basename(folder)}/translations/${language}.po`)
  })
  const rows = folders().flatMap(rowsOf)
  printTable(
    ['PART', 'LANGUAGE', 'TRANSLATED', 'MISSING'],
    rows
      .filter(({ language }) => language !== sourceLanguage)
      .map(({ name, language, translated, all }) => [name, language, `${translated}`, `${all - translated}`]),
  )
  const mistakes = rows.flatMap((row) => row.mistakes)
  for (const mistake of mistakes) console.error(mistake)
  for (const file of outdated)
    console.log(isDry ? `${file} is not up to date: run npm run translations` : `Wrote ${file}`)
  return mistakes.length > 0 || (isDry && outdated.length > 0) ? 1 : 0
}
