import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'
import { TextDecoder, TextEncoder } from 'node:util'

// A wait ends as soon as its condition holds. The long timeout is for busy machines.
configure({ asyncUtilTimeout: 15_000 })

// jsdom lacks globals that the router needs.
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

// An unexpected console.error fails the test that caused it.
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
