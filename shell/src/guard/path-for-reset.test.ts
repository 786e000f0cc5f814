import { keepPathForReset, rememberPath, takePathForReset } from './remembered-path'

const kicks = rememberPath({ pathname: '/kicks', search: '?continent=Asia', hash: '' })

describe('the path for the link in the mail', () => {
  afterEach(() => {
    jest.useRealTimers()
    localStorage.clear()
  })

  it('ends with the link, after an hour', () => {
    jest.useFakeTimers({ now: 0 })
    keepPathForReset(kicks)
    jest.setSystemTime(59 * 60_000)
    expect(takePathForReset()).toBe('/kicks?continent=Asia')
    keepPathForReset(kicks)
    jest.setSystemTime(2 * 60 * 60_000)
    expect(takePathForReset()).toBeNull()
  })

  it.each(['{', 'null', '{"from":"/kicks"}', '{"from":"//evil.example","until":9e15}'])(
    'is null for the stored text %s',
    (text) => {
      localStorage.setItem('bucketeer.path-after-reset', text)
      expect(takePathForReset()).toBeNull()
    },
  )
})
