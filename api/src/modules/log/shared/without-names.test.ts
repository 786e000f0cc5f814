import { withoutNames } from './without-names'

test.each([
  ['Swam with Tomas.', ['Tomas']],
  ['TOMAS jumped', ['tomas']],
  ['Tomas’ towel', [' Tomas Novák ']],
  ['Mit Novák', ['Tomas Novák']],
  ['友達とアイコ', ['友達とアイコ']],
])('leaves out %s of an entry with %s', (text, people) => {
  expect(withoutNames(text, people)).toBe('')
})

test.each([
  ['Swam in the tomato sea', ['Tom']],
  ['Cold, and worth it', []],
  ['Cold, and worth it', ['  ']],
])('keeps %s of an entry with %s', (text, people) => {
  expect(withoutNames(text, people)).toBe(text)
})
