import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileCatalogue } from './po-loader.mjs'
import { languagesOf, mistakeIn, readTranslations, updateCatalogue } from './catalogue'
import { translatedManifest } from './manifest-texts'
import { messagesOfPart } from './sources'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bucketeer-translations-'))
  mkdirSync(join(folder, 'src/kick'), { recursive: true })
  mkdirSync(join(folder, 'translations'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
const writeWords = (text: string) => write('src/kick/words.ts', text)
/** As of a part that also translates the sentences of a server. */
const messages = () => messagesOfPart(folder, [join(folder, 'src')])
const update = (language: string) => updateCatalogue(folder, language, messages(), { isDry: false })
const readFile = (language: string) => readFileSync(join(folder, `translations/${language}.po`), 'utf8')

test('messages are the texts of words, of functions that say something, of the server and of the manifest', () => {
  write(
    'remote.json',
    JSON.stringify({ title: 'Kicks', nav: [{ label: 'Kicks', items: [{ label: 'All' }] }] }),
  )
  writeWords(`
    export const key = 'no message'
    export const words = messagesOf({
      'add-kick': 'Add Kick',
      steps: ['Find it', 'Do it'],
      inner: { again: 'Add Kick' },
      of: (name: string) => (name === 'none' ? say('No Kick') : say('Kick {name}', { name })),
    } satisfies Record<string, unknown>)
    export const missing = sentence('kick.missing', 'We could not find it.')`)
  expect(messages().map(({ code, text }) => code ?? text)).toEqual([
    'Kicks',
    'All',
    'Add Kick',
    'Find it',
    'Do it',
    'No Kick',
    'Kick {name}',
    'kick.missing',
  ])
  expect(messages()[2]?.places).toEqual([
    'src/kick/words.ts words.add-kick',
    'src/kick/words.ts words.inner.again',
  ])
})

test('a message that is no plain text is refused with its file', () => {
  writeWords('export const words = messagesOf({ of: (name) => say(`Kick ${name}`) })')
  expect(() => messages()).toThrow(/words\.ts: a message must be a plain text, unlike `Kick/)
})

test('a catalogue keeps its translations, gets new messages and loses old ones', () => {
  writeWords("export const words = messagesOf({ one: 'One', two: 'Two' })")
  expect([update('de'), update('de')]).toEqual([true, false])
  write('translations/de.po', readFile('de').replace(/msgid "One"\nmsgstr ""/, 'msgid "One"\nmsgstr "Eins"'))
  writeWords("export const words = messagesOf({ one: 'One', three: 'Three' })")
  update('de')
  expect([...readTranslations(folder, 'de')]).toEqual([
    ['One', 'Eins'],
    ['Three', ''],
  ])
  expect(languagesOf(folder)).toEqual(['de'])
})

test('the compiled catalogue has translations by English text or code', () => {
  writeWords(`export const words = messagesOf({ one: 'One', of: (n) => say('{n, number} Kicks', { n }) })
    export const missing = sentence('kick.missing', 'Gone')`)
  update('de')
  write(
    'translations/de.po',
    readFile('de').replace(/msgid "(Gone|One)"\nmsgstr ""/g, 'msgid "$1"\nmsgstr "Ja"'),
  )
  expect(compileCatalogue(readFile('de'))).toEqual({ One: ['Ja'], 'kick.missing': ['Ja'] })
})

test('a release has the translations of its manifest', () => {
  const manifest = { title: 'Kicks', nav: [{ label: 'Find', items: [] }] }
  write('remote.json', JSON.stringify(manifest))
  update('de')
  write(
    'translations/de.po',
    readFile('de').replace(/msgid "Find"\nmsgstr ""/, 'msgid "Find"\nmsgstr "Finden"'),
  )
  expect(translatedManifest(folder, manifest)).toEqual({ de: { Find: 'Finden' } })
})

const plural = '{n, plural, one {# Kick} other {# Kicks}}'

test.each([
  ['Back to {title}', 'Zurück zu {title}', 'de', undefined],
  ['Back to {title}', 'Zurück', 'de', 'its placeholders are none instead of title'],
  ['Back to {title}', 'Zurück zu {titel}', 'de', 'its placeholders are titel instead of title'],
  ['Back to {title}', 'Zurück zu {title', 'de', 'it is no ICU message'],
  [plural, '{n, plural, one {# Kick} other {# Kicks}}', 'de', undefined],
  [plural, '{n, plural, =0 {keine} one {# Kick} other {# Kicks}}', 'de', undefined],
  [plural, '{n, plural, other {# Kicks}}', 'de', 'it lacks the plural forms one'],
  [plural, '{n, plural, one {#} other {#}}', 'ar', 'it lacks the plural forms few, many, two, zero'],
])('of “%s”, “%s” in %s has the mistake: %s', (english, translation, language, mistake) => {
  const sorted = mistakeIn(english, translation, language)?.replace(/(?<=forms ).*/, (forms) =>
    forms.split(', ').sort().join(', '),
  )
  expect(sorted).toBe(mistake)
})
