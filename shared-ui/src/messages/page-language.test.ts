import { arrowStep, joined, rightward, setPageLanguage } from './page-language'

afterEach(() => setPageLanguage('en'))

test.each([
  ['en', 'Ada, Ben, Cleo'],
  ['de', 'Ada, Ben und Cleo'],
])('names are joined in %s', (language, expected) => {
  setPageLanguage(language)
  expect(joined(['Ada', 'Ben', 'Cleo'])).toBe(expected)
})

test.each([
  ['en', 1],
  ['de', 1],
  ['ar', -1],
  ['he-IL', -1],
])('in %s, right is %d', (language, expected) => {
  setPageLanguage(language)
  expect(rightward()).toBe(expected)
  expect(['ArrowRight', 'ArrowLeft', 'Home'].map(arrowStep)).toEqual([expected, -expected, 0])
})
