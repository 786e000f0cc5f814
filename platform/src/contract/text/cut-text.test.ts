import { beginningOf, cutText, initialOf } from './cut-text'

const family = '👨‍👩‍👧‍👦'

test.each([
  ['abcdef', 6, 'abcdef'],
  ['abcdef', 5, 'abcd…'],
  ['Hello 😄 world', 7, 'Hello…'],
  ['ab 👍🏽 cd', 6, 'ab 👍🏽…'],
  ['ab 👍🏽 cd', 5, 'ab…'],
  ['🏔🏔🏔', 3, '🏔🏔🏔'],
  ['🏔🏔🏔🏔', 3, '🏔🏔…'],
  ['🇨🇭🇨🇦🇯🇵', 4, '🇨🇭…'],
  [`ab${family}cd`, 8, 'ab…'],
  ['Cafe\u0301 noir', 5, 'Caf…'],
  ['नमस्ते दुनिया', 4, 'नम…'],
  ['각각각'.normalize('NFD'), 5, '각'.normalize('NFD') + '…'],
])('%j, cut to %i, is %j', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut)
})

test.each([
  ['abcdef', 3, 'abc'],
  [`ab${family}`, 4, 'ab'],
  [`ab${family}`, 9, `ab${family}`],
  // One cluster that is longer than the limit is cut between code points.
  [`${family}ab`, 2, '👨\u200d'],
  [`e${'\u0301'.repeat(9)}`, 3, 'e\u0301\u0301'],
])('the beginning of %j with %i characters is %j', (text, max, beginning) => {
  expect(beginningOf(text, max)).toBe(beginning)
})

test('reads only the beginning of a long text', () => {
  const segment = jest.spyOn(Intl.Segmenter.prototype, 'segment')
  expect(cutText('🏔'.repeat(20_000), 200)).toBe(`${'🏔'.repeat(199)}…`)
  for (const [text] of segment.mock.calls) expect(text.length).toBeLessThan(1000)
  segment.mockRestore()
})

test.each([
  ['mira', 'M'],
  [' e\u0301va', 'E\u0301'],
  ['👩🏽‍🚀 Ada', '👩🏽‍🚀'],
  ['🇨🇭', '🇨🇭'],
  ['', ''],
])('the initial of %j is %j', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})
