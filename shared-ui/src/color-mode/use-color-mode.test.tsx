import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { applyInitialMode } from './initial-mode'
import { modeStorageKey } from './mode-names'
import { useColorMode } from './use-color-mode'
import { SiteTheme } from '../site-theme'

function Toggle() {
  const { mode, shown, toggle } = useColorMode()
  return <button onClick={toggle}>{`${mode}, shown ${shown}`}</button>
}
const open = () =>
  render(
    <SiteTheme>
      <Toggle />
    </SiteTheme>,
  )
const state = () => screen.getByRole('button').textContent
const shownOnPage = () => document.documentElement.getAttribute('data-mode')

/** Mocks the system's colour mode. Returns a function that changes it. */
const mockSystemMode = (initial: 'light' | 'dark') => {
  let current = initial
  const listeners = new Set<(event: { matches: boolean }) => void>()
  jest.spyOn(window, 'matchMedia').mockImplementation((query): MediaQueryList => ({
    get matches() {
      return query.includes('dark') && current === 'dark'
    },
    media: query,
    onchange: null,
    addListener: (listener: unknown) =>
      void (typeof listener === 'function' && listeners.add((event) => listener(event))),
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  }))
  return (next: 'light' | 'dark') => {
    current = next
    listeners.forEach((listener) => listener({ matches: next === 'dark' }))
  }
}

beforeEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute('data-mode')
})
afterEach(() => jest.restoreAllMocks())

test('useColorMode follows the system until a mode is chosen', () => {
  const change = mockSystemMode('dark')
  open()
  expect(state()).toBe('system, shown dark')
  expect(shownOnPage()).toBe('dark')
  act(() => change('light'))
  expect(state()).toBe('system, shown light')
  expect(shownOnPage()).toBe('light')
})

// @spec S1.11
test('useColorMode stores and restores the choice', async () => {
  mockSystemMode('light')
  const { unmount } = open()
  await userEvent.click(screen.getByRole('button'))
  expect(state()).toBe('dark, shown dark')
  expect(shownOnPage()).toBe('dark')
  expect(localStorage.getItem(modeStorageKey)).toBe('dark')
  unmount()
  open()
  expect(state()).toBe('dark, shown dark')
})

test('useColorMode follows a choice in another tab', () => {
  mockSystemMode('light')
  open()
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: modeStorageKey, newValue: 'dark' })))
  expect(state()).toBe('dark, shown dark')
})

test('useColorMode works when storage is blocked', async () => {
  mockSystemMode('light')
  const refuse = () => {
    throw new Error('SecurityError')
  }
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  open()
  await userEvent.click(screen.getByRole('button'))
  expect(state()).toBe('dark, shown dark')
})

describe('applyInitialMode', () => {
  test.each([
    ['dark', 'light', 'dark'],
    ['light', 'dark', 'light'],
    ['system', 'dark', 'dark'],
    [null, 'dark', 'dark'],
    [null, 'light', 'light'],
    ['nonsense', 'light', 'light'],
  ] as const)('with the choice %s on a %s system shows %s', (chosen, systemMode, shown) => {
    mockSystemMode(systemMode)
    if (chosen) localStorage.setItem(modeStorageKey, chosen)
    applyInitialMode()
    expect(shownOnPage()).toBe(shown)
  })

  test('follows the system when storage is blocked', () => {
    mockSystemMode('dark')
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('SecurityError')
    })
    applyInitialMode()
    expect(shownOnPage()).toBe('dark')
  })
})
