import type { Messages } from '@lingui/core'
import { directed, setPageLanguage } from './page-language'
import { partMessages } from './part-messages'

const german: Messages = {
  Cancel: ['Abbrechen'],
  'Back to {title}': ['Zurück zu ', ['title']],
  'kick.missing': ['Diesen Kick gibt es nicht.'],
}

const makePart = () => {
  const load = jest.fn(async (language: string) => {
    if (language !== 'de') throw new Error(`No catalogue of ${language}`)
    return { default: german }
  })
  const part = partMessages(load)
  const words = part.messagesOf({
    cancel: 'Cancel',
    more: 'more',
    steps: ['Cancel', 'Then'],
    inner: { cancel: 'Cancel' },
    backTo: (title: string) => part.say('Back to {title}', { title }),
  })
  return { ...part, load, words }
}

afterEach(() => setPageLanguage('en'))

test('texts are English until a catalogue is loaded, and then are read anew', async () => {
  const { words, loadMessages } = makePart()
  const { inner } = words
  expect([words.cancel, inner.cancel, words.steps, words.backTo('Log')]).toEqual([
    'Cancel',
    'Cancel',
    ['Cancel', 'Then'],
    'Back to Log',
  ])
  await loadMessages('de')
  expect([words.cancel, inner.cancel, words.steps, words.backTo('Log')]).toEqual([
    'Abbrechen',
    'Abbrechen',
    ['Abbrechen', 'Then'],
    'Zurück zu Log',
  ])
})

test('what a catalogue lacks is English', async () => {
  const { words, loadMessages } = makePart()
  await loadMessages('de')
  expect(words.more).toBe('more')
})

test('a language without a catalogue is English', async () => {
  const { words, load, loadMessages } = makePart()
  await loadMessages('de')
  await loadMessages('fr')
  expect(words.cancel).toBe('Cancel')
  await loadMessages('en')
  expect(load.mock.calls).toEqual([['de'], ['fr']])
})

test('two parts may translate the same text differently', async () => {
  const one = makePart()
  const other = partMessages(async () => ({ default: { Cancel: ['Verwerfen'] } }))
  const { words } = one
  const others = other.messagesOf({ cancel: 'Cancel' })
  await Promise.all([one.loadMessages('de'), other.loadMessages('de')])
  expect([words.cancel, others.cancel]).toEqual(['Abbrechen', 'Verwerfen'])
})

test.each([
  ['a backslash', 'C:\\u0041\\x41'],
  ['braces', '{title} # {count, plural, other {#}}'],
  ['the placeholder of a number', '%__lingui_octothorpe__%'],
  ['an apostrophe', 'it’s ‘{’'],
])('a value with %s stays as it is', (_, title) => {
  expect(makePart().words.backTo(title)).toBe(`Back to ${title}`)
})

test('names that run in the other direction are isolated, and each name on a page from right to left', () => {
  const { words } = makePart()
  expect(words.backTo('دانا')).toBe('Back to \u2068دانا\u2069')
  setPageLanguage('ar')
  expect(words.backTo('Ada')).toBe('\u200FBack to \u2068Ada\u2069')
})

test.each([
  ['Bucketeer برنامج', '\u200FBucketeer برنامج'],
  ['3 تجارب', '\u200F3 تجارب'],
  ['\u2068Kyoto\u2069، \u2068اليابان\u2069', '\u200F\u2068Kyoto\u2069، \u2068اليابان\u2069'],
  ['\u2068اليابان\u2069', '\u200F\u2068اليابان\u2069'],
  ['تجربة', 'تجربة'],
  ['שלום', 'שלום'],
  ['', ''],
])('on a page from right to left, %j runs in the direction of the page', (text, expected) => {
  expect(directed(text)).toBe(text)
  setPageLanguage('ar')
  expect(directed(text)).toBe(expected)
})

test('a sentence of the server is found by its code', async () => {
  const { translated, loadMessages } = makePart()
  const sentence = { code: 'kick.missing', message: 'We could not find this Kick.' }
  const unknown = { code: 'new', message: 'A {new} one' }
  expect(translated(sentence)).toBe(sentence.message)
  await loadMessages('de')
  expect(translated(sentence)).toBe('Diesen Kick gibt es nicht.')
  expect(translated(unknown)).toBe(unknown.message)
})

test('numbers and plurals follow the language', async () => {
  const message = '{count, plural, one {# Kick} other {# Kicks}} of {all, number}'
  const { say, loadMessages } = makePart()
  expect([say(message, { count: 1, all: 1200 }), say(message, { count: 1200, all: 2 })]).toEqual([
    '1 Kick of 1,200',
    '1,200 Kicks of 2',
  ])
  await loadMessages('de')
  expect(say(message, { count: 1200, all: 1200 })).toBe('1.200 Kicks of 1.200')
})
