import { expectWholeValues } from '../../../bin/env-file.mjs'

test.each(['KEY=abc#def', 'KEY=#abc', 'export KEY = abc#def # why', 'A=1\nKEY=a#b'])('refuses %j', (text) => {
  expect(() => expectWholeValues(text)).toThrow(/^Line \d of \.env: KEY has a #/)
})

test.each(['KEY="abc#def"', "KEY='#'", 'KEY=abc # why', 'KEY= # none', '# KEY=a#b', 'KEY=abc', ''])(
  'accepts %j',
  (text) => expect(() => expectWholeValues(text)).not.toThrow(),
)
