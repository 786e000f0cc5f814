/** @jest-environment jsdom */
import { isPrerenderedPageShownName } from '@bucketeer/platform/runtime'
import { startShellAfterPaint } from './shell-start'

/** Tells the observer that the browser has painted content. */
let paint: () => void
class FakePerformanceObserver {
  constructor(callback: (list: { getEntriesByName(name: string): unknown[] }) => void) {
    paint = () => callback({ getEntriesByName: () => [{}] })
  }
  observe() {}
}

const open = async (isShown: boolean | Promise<boolean>) => {
  jest.useFakeTimers()
  Object.assign(globalThis, { PerformanceObserver: FakePerformanceObserver })
  const template = document.createElement('template')
  template.id = 'shell-script'
  template.content.append(document.createElement('script'))
  const root = document.createElement('div')
  Object.assign(root, { id: 'root', hidden: isShown === true })
  document.head.replaceChildren(template)
  document.body.replaceChildren(root)
  Object.assign(window, { [isPrerenderedPageShownName]: isShown instanceof Promise ? isShown : undefined })
  startShellAfterPaint()
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
  // The response is awaited in two steps.
  await Promise.resolve()
  await Promise.resolve()
}
afterEach(() => jest.useRealTimers())

const started = () => document.head.querySelectorAll('script').length

test('starts the shell at once where the page is not shown', async () => {
  await open(false)
  expect(started()).toBe(1)
})

test('starts the shell once, after the page is painted', async () => {
  await open(true)
  expect(started()).toBe(0)
  paint()
  jest.advanceTimersByTime(20)
  expect(started()).toBe(1)
  jest.advanceTimersByTime(1000)
  expect(started()).toBe(1)
})

test('starts the shell after half a second when nothing is painted', async () => {
  await open(true)
  jest.advanceTimersByTime(499)
  expect(started()).toBe(0)
  jest.advanceTimersByTime(1)
  expect(started()).toBe(1)
})

test('waits for the shell’s script to say whether the page is shown', async () => {
  await open(Promise.resolve(false))
  expect(started()).toBe(1)
})

test('leaves pages alone that start the shell themselves', () => {
  document.head.replaceChildren()
  startShellAfterPaint()
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
  expect(started()).toBe(0)
})
