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

describe('the token storage', () => {
  const storage = createTokenStorage(() => window.localStorage)

  // @spec S2.41 S7.3
  test('keeps the token under authToken', () => {
    storage.write('t1')
    expect(window.localStorage.getItem('authToken')).toBe('t1')
    expect(storage.read()).toBe('t1')
    expect(storage.isRemembered()).toBe(true)
  })

  // @spec S7.3
  test('clears the token', () => {
    storage.write('t1')
    storage.clear()
    expect(window.localStorage.getItem('authToken')).toBeNull()
    expect(storage.read()).toBeNull()
  })

  test('treats an empty entry as no token', () => {
    window.localStorage.setItem('authToken', '')
    expect(storage.read()).toBeNull()
  })

  test('reads a token that another tab stored', () => {
    storage.write('t1')
    window.localStorage.setItem('authToken', 't2')
    expect(storage.read()).toBe('t2')
  })
})

describe('the token storage of a browser that blocks storage', () => {
  test('keeps the token in memory and reports that', () => {
    const storage = createTokenStorage(blocked)
    storage.write('t1')
    expect(storage.read()).toBe('t1')
    expect(storage.isRemembered()).toBe(false)
  })

  test('reports that before any login', () => {
    const storage = createTokenStorage(blocked)
    expect(storage.read()).toBeNull()
    expect(storage.isRemembered()).toBe(false)
  })

  test('clears the token', () => {
    const storage = createTokenStorage(blocked)
    storage.write('t1')
    storage.clear()
    expect(storage.read()).toBeNull()
  })
})

describe('the token storage of a browser with full storage', () => {
  test('keeps the token in memory and reports that', () => {
    const storage = full()
    storage.write('t1')
    expect(storage.read()).toBe('t1')
    expect(storage.isRemembered()).toBe(false)
  })

  test('removes the previous token, which would come back on reload', () => {
    window.localStorage.setItem('authToken', 'older')
    full().write('t1')
    expect(window.localStorage.getItem('authToken')).toBeNull()
  })

  test('stores the token again when there is space', () => {
    const storage = full()
    storage.write('t1')
    jest.restoreAllMocks()
    storage.write('t2')
    expect(window.localStorage.getItem('authToken')).toBe('t2')
    expect(storage.isRemembered()).toBe(true)
  })
})
