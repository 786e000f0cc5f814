import { forgetSample, isWaiting, keepSample, keptSamples, savedBy } from './kept-samples'

const saved = { userId: 'u', bucketId: 'b', bucketName: 'Someday', kickId: 'k' }

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
  localStorage.clear()
})

test('keeps several samples, each once, until they are forgotten', () => {
  keepSample('/sample/a')
  keepSample('/sample/b')
  keepSample('/sample/a', saved)
  expect(keptSamples().map(({ path, saved }) => [path, saved?.kickId])).toEqual([
    ['/sample/b', undefined],
    ['/sample/a', 'k'],
  ])
  forgetSample('/sample/b')
  expect(keptSamples().map(({ path }) => path)).toEqual(['/sample/a'])
})

test('keeps what each member saved, whatever others choose', () => {
  keepSample('/sample/a', saved)
  expect(isWaiting('/sample/a')).toBe(false)
  keepSample('/sample/a')
  expect(isWaiting('/sample/a')).toBe(true)
  expect(savedBy('/sample/a', 'other')).toBeUndefined()
  forgetSample('/sample/a', 'other')
  expect(isWaiting('/sample/a')).toBe(false)
  expect(savedBy('/sample/a', 'u')).toEqual(saved)
  forgetSample('/sample/a', 'u')
  expect(keptSamples()).toEqual([])
})

test('forgets a sample after a day', () => {
  jest.useFakeTimers({ now: 0 })
  keepSample('/sample/a')
  jest.setSystemTime(23 * 60 * 60_000)
  expect(keptSamples()).toHaveLength(1)
  jest.setSystemTime(25 * 60 * 60_000)
  expect(keptSamples()).toEqual([])
})

test.each([
  '{',
  'null',
  '{}',
  '[null, 7, {"path":"/sample/a"}, {"path":"/sample/a","until":9e15,"saved":{}}]',
])('ignores the stored text %s', (text) => {
  localStorage.setItem('bucketeer.sample-kicks', text)
  expect(keptSamples()).toEqual([])
})

test('keeps nothing when the browser blocks storage', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  keepSample('/sample/a')
  expect(keptSamples()).toEqual([])
})
