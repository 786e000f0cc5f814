import { createTokenStorage } from './storage'

const blocked = (): Storage => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

const full = () => {
  const storage = createTokenStorage(() => window.localStorage)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  return storage
}

beforeEach(() => window.localStorage.clear())
afterEach(() => jest.restoreAllMocks())

describe('a browser that stores', () => {
  const storage = createTokenStorage(() => window.localStorage)

  // @spec S2.41 S7.3
  test('keeps the token under authToken', () => {
    storage.write('t1')
    expect(window.localStorage.getItem('authToken')).toBe('t1')
    expect(storage.read()).toBe('t1')
    expect(storage.isRemembered()).toBe(true)
  })

  // @spec S7.3
  test('forgets it', () => {
    storage.write('t1')
    storage.clear()
    expect(window.localStorage.getItem('authToken')).toBeNull()
    expect(storage.read()).toBeNull()
  })

  test('takes an empty entry for none', () => {
    window.localStorage.setItem('authToken', '')
    expect(storage.read()).toBeNull()
  })

  test('sees what another tab stored', () => {
    storage.write('t1')
    window.localStorage.setItem('authToken', 't2')
    expect(storage.read()).toBe('t2')
  })
})

describe('a browser that blocks its storage', () => {
  test('keeps the token in memory, and says so', () => {
    const storage = createTokenStorage(blocked)
    storage.write('t1')
    expect(storage.read()).toBe('t1')
    expect(storage.isRemembered()).toBe(false)
  })

  test('says so before anybody logs in', () => {
    const storage = createTokenStorage(blocked)
    expect(storage.read()).toBeNull()
    expect(storage.isRemembered()).toBe(false)
  })

  test('forgets it', () => {
    const storage = createTokenStorage(blocked)
    storage.write('t1')
    storage.clear()
    expect(storage.read()).toBeNull()
  })
})

describe('a storage that is full', () => {
  test('keeps the token in memory, and says so', () => {
    const storage = full()
    storage.write('t1')
    expect(storage.read()).toBe('t1')
    expect(storage.isRemembered()).toBe(false)
  })

  test('does not bring the token of before back after a reload', () => {
    window.localStorage.setItem('authToken', 'older')
    full().write('t1')
    expect(window.localStorage.getItem('authToken')).toBeNull()
  })

  test('stores again when there is room', () => {
    const storage = full()
    storage.write('t1')
    jest.restoreAllMocks()
    storage.write('t2')
    expect(window.localStorage.getItem('authToken')).toBe('t2')
    expect(storage.isRemembered()).toBe(true)
  })
})
