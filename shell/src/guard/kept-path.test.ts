import { keepPath, rememberPath, takeKeptPath } from './remembered-path'

const kicks = rememberPath({ pathname: '/kicks', search: '?continent=Asia', hash: '' })

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

it('returns the kept path once', () => {
  keepPath(kicks)
  expect(takeKeptPath()).toEqual({ from: '/kicks?continent=Asia' })
  expect(takeKeptPath()).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

it.each([{ hasEnded: true }, { suspension: 'A moderator wrote: “Be kind.”' }])('keeps %j', (ending) => {
  keepPath({ ...kicks, ...ending })
  expect(takeKeptPath()).toEqual({ from: '/kicks?continent=Asia', ...ending })
})

it.each([null, {}, { from: '//evil.example' }])('ignores the state %j', (state) => {
  keepPath(state)
  expect(sessionStorage).toHaveLength(0)
})

it('ignores a stored URL of another site', () => {
  sessionStorage.setItem('bucketeer.remembered-path', JSON.stringify({ from: 'https://evil.example/' }))
  expect(takeKeptPath()).toBeNull()
})

it('ignores what another version stored', () => {
  sessionStorage.setItem('bucketeer.remembered-path', '/kicks')
  expect(takeKeptPath()).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

it('returns null when the browser blocks storage', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  keepPath(kicks)
  expect(takeKeptPath()).toBeNull()
})
