import { isolate } from './cut-text'

const open = '\u2068'
const close = '\u2069'

test.each([
  ['نجيب محفوظ', `${open}نجيب محفوظ${close}`],
  ['דנה', `${open}דנה${close}`],
  ['Café دمشق', `${open}Café دمشق${close}`],
  ['ߒߞߏ', `${open}ߒߞߏ${close}`],
  ['𞤆𞤵𞤤𞤢𞤪', `${open}𞤆𞤵𞤤𞤢𞤪${close}`],
  ['A\u202eB', `${open}A\u202eB${close}`],
  ['Mira\u202e🌊', `${open}Mira\u202e🌊${close}`],
  ['\u2069\u2066A', `${open}A${close}`],
])('isolates %j', (name, isolated) => {
  expect(isolate(name)).toBe(isolated)
})

test.each(['Mira', 'Łódź', '東京', 'Ελένη', '12:30', 'नमस्ते', ''])('leaves %j as it is', (name) => {
  expect(isolate(name)).toBe(name)
})

test('isolates a sentence with an isolated name', () => {
  const sentence = `The card “${isolate('دانا')}”`
  expect(isolate(sentence)).toBe(`${open}${sentence}${close}`)
})
