import { defaultRules, parseRules } from './rules'

test('returns the defaults for an empty text', () => {
  expect(parseRules()).toEqual(defaultRules)
})

test('overrides the rules that the text names', () => {
  expect(parseRules('login-by-address=50/300, upload-by-person=20/3600')).toEqual({
    ...defaultRules,
    'login-by-address': { max: 50, seconds: 300 },
    'upload-by-person': { max: 20, seconds: 3600 },
  })
})

test('returns no rules for off', () => {
  expect(parseRules('off')).toEqual({})
})

test.each(['on', 'login=5/300', 'login-by-address=5', 'login-by-address=0/300', 'login-by-address=5/0'])(
  'rejects %s',
  (text) => {
    expect(parseRules(text)).toBeUndefined()
  },
)
