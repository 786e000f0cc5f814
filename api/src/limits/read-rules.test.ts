import { parseRules } from './read-rules'
import { defaultRules } from './rules'

test('without a word the defaults hold', () => {
  expect(parseRules()).toEqual(defaultRules)
})

test('what is said differs from the defaults, the rest stays', () => {
  expect(parseRules('login-by-address=50/300, upload-by-person=20/3600')).toEqual({
    ...defaultRules,
    'login-by-address': { tries: 50, seconds: 300 },
    'upload-by-person': { tries: 20, seconds: 3600 },
  })
})

test('ignores a limit that earlier versions had', () => {
  expect(parseRules('forgot-password-by-account=9/3600,login-by-address=50/300')).toEqual({
    ...defaultRules,
    'login-by-address': { tries: 50, seconds: 300 },
  })
})

test('off is off', () => {
  expect(parseRules('off')).toEqual({})
})

test.each(['on', 'login=5/300', 'login-by-address=5', 'login-by-address=0/300', 'login-by-address=5/0'])(
  '%s cannot be read',
  (text) => {
    expect(parseRules(text)).toBeUndefined()
  },
)
