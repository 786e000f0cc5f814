import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'
import { TextDecoder, TextEncoder } from 'node:util'
import * as React from 'react'

// A wait ends as soon as its condition holds. The long timeout is for busy machines.
configure({ asyncUtilTimeout: 15_000 })

// React in development records a stack for each element, up to a limit per second. That took a quarter of the CPU time of
// component tests, so the limit counts as reached.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })

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
