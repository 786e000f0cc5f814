/** @jest-environment jsdom */
import './jest-browser'
import { render } from '@testing-library/react'
import { useEffect, type EffectCallback } from 'react'
import { visit } from './visit'
import { type ResourceTracker, trackResources } from './track-resources'

let tracker: ResourceTracker
beforeAll(() => {
  tracker = trackResources()
})
afterAll(() => tracker.stop())

const leftBy = async (effect: EffectCallback) => {
  const Page = () => {
    useEffect(effect, [])
    return <h1>Page</h1>
  }
  await visit(tracker, () => render(<></>))
  return visit(tracker, () => render(<Page />))
}
const act = () => {}
const newStyle = () => document.head.appendChild(document.createElement('style'))

type Case = [what: string, leaves: EffectCallback, ends: EffectCallback]
const cases: Case[] = [
  [
    'a listener for resize of the window',
    () => window.addEventListener('resize', act),
    () => {
      window.addEventListener('resize', act)
      return () => window.removeEventListener('resize', act)
    },
  ],
  [
    'a listener for keydown of the document',
    () => {
      document.addEventListener('keydown', act, true)
      return () => document.removeEventListener('keydown', act)
    },
    () => {
      const stop = new AbortController()
      document.addEventListener('keydown', act, { signal: stop.signal })
      return () => stop.abort()
    },
  ],
  [
    'a timeout of 5000 ms',
    () => void setTimeout(act, 5000),
    () => {
      const timer = setTimeout(act, 5000)
      return () => clearTimeout(timer)
    },
  ],
  [
    'an interval of 60000 ms',
    () => void setInterval(act, 60_000),
    () => {
      const timer = setInterval(act, 60_000)
      return () => clearInterval(timer)
    },
  ],
  [
    'an observer of a <body>',
    () => new ResizeObserver(act).observe(document.body),
    () => {
      const sizes = new ResizeObserver(act)
      sizes.observe(document.body)
      return () => sizes.disconnect()
    },
  ],
  [
    'an element <style>',
    () => void newStyle(),
    () => {
      const style = newStyle()
      return () => style.remove()
    },
  ],
]

test.each(cases)('reports %s that a page leaves behind', async (what, leaves) => {
  const left = await leftBy(leaves)
  expect(left).toHaveLength(1)
  expect(left[0]).toContain(what)
})

test.each(cases)('does not report %s that a page ends', async (_what, _leaves, ends) => {
  expect(await leftBy(ends)).toEqual([])
})

test('reports where a leak was created', async () => {
  expect(await leftBy(() => void setTimeout(act, 5000))).toEqual([
    expect.stringMatching(/^a timeout of 5000 ms, at .*platform\/src\/testing\/visit\.test\.tsx:\d+/),
  ])
})

test('does not report what has ended on its own', async () => {
  const left = await leftBy(() => {
    setTimeout(act, 0)
    window.addEventListener('hashchange', act, { once: true })
    window.dispatchEvent(new Event('hashchange'))
  })
  expect(left).toEqual([])
})
