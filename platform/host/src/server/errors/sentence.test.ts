import { sentence } from './sentence'

test('a sentence without values is sent as it is', () => {
  expect(sentence('kick.missing', 'We could not find this Kick.')).toEqual({
    code: 'kick.missing',
    message: 'We could not find this Kick.',
  })
})

test.each([
  [
    'Line {line} must be at most {max} characters long.',
    { line: 1200, max: 5 },
    'Line 1200 must be at most 5 characters long.',
  ],
  ['It has {max, number} entries.', { max: 20_000 }, 'It has 20,000 entries.'],
  ['In {n, plural, one {# minute} other {# minutes}}.', { n: 1 }, 'In 1 minute.'],
  ['In {n, plural, one {# minute} other {# minutes}}.', { n: 2 }, 'In 2 minutes.'],
  ['Please ask {contact}.', { contact: '\\u0041 {max} <b>' }, 'Please ask \\u0041 {max} <b>.'],
])('%j with %j is %j', (message, values, expected) => {
  expect(sentence('some.code', message, values)).toEqual({ code: 'some.code', message: expected, values })
})
