import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'
import { TextDecoder, TextEncoder } from 'node:util'

// Waiting ends as soon as what is waited for is there; a machine that runs everything at once may take its time.
configure({ asyncUtilTimeout: 15_000 })

// jsdom lacks what the router asks of every browser.
Object.assign(globalThis, { TextEncoder, TextDecoder })
window.scrollTo = () => {}
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
})

// A component that logs an error has one: the test that made it do so fails unless it expected it.
let errors: jest.SpyInstance
beforeEach(() => {
  errors = jest.spyOn(console, 'error')
})
afterEach(() => {
  const calls = errors.mock.calls
  errors.mockRestore()
  if (calls.length > 0)
    throw new Error(`console.error was called: ${calls.map((call) => String(call[0])).join('\n')}`)
})
