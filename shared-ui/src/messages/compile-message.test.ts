import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileMessage as compileWithLingui } from '@lingui/message-utils/compileMessage'
import { compileMessage } from './compile-message'

const root = join(__dirname, '../../..')

/** Returns the English messages of all parts, which their catalogues list. */
const messages = readdirSync(root).flatMap((part) => {
  try {
    const catalogue = readFileSync(join(root, part, 'translations/en.po'), 'utf8')
    return [...catalogue.matchAll(/^msgid ((?:".*"\n)+)/gm)].map(([, text = '']) =>
      text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as string)
        .join(''),
    )
  } catch {
    return []
  }
})

/** Lingui adds the offset of each plural. */
const withoutOffset = (compiled: unknown) =>
  JSON.parse(
    JSON.stringify(compiled, (key, value: unknown) => (key === 'offset' ? undefined : value)),
  ) as unknown

test('compiles each message of the site as Lingui does', () => {
  expect(messages.length).toBeGreaterThan(1000)
  for (const message of messages.filter(Boolean))
    expect({ message, compiled: compileMessage(message) }).toEqual({
      message,
      compiled: withoutOffset(compileWithLingui(message)),
    })
})

test.each([
  ['{count, plural, one {# Kick} other {# Kicks}}'],
  ['{count, plural, =0 {No Kicks} one {# Kick of {name}} other {# Kicks of {name}}} in {all, number}'],
  ['{count, plural,\n  one {# Kick}\n  other {# Kicks}\n}'],
  ['{kind, select, a {One # {n, number}} other {}}'],
  ['# {name}'],
])('compiles %s', (message) => {
  expect(compileMessage(message)).toEqual(withoutOffset(compileWithLingui(message)))
})

test.each(['', '{', '}', '{a', '{a, plural', '{a, plural, one {', 'a } b'])(
  'ends for the broken message %j',
  (message) => {
    expect(Array.isArray(compileMessage(message))).toBe(true)
  },
)
