import { screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { monitorStartup } from './startup-monitor'

const template = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8')
/** The root as the server sends it on an English page. */
const [rootMarkup = ''] =
  /<div\s+id="root"[^>]*><\/div>/.exec(template.replaceAll(/%text ([^%]+)%/g, '$1')) ?? []

const sent = jest.fn<Promise<Response>, [string, RequestInit]>(async () => ({}) as Response)
// Each version is reported once.
let release = 0
let version: string
let base: string

/** Sets up a page's document as the server sends it, before the shell runs. */
const open = ({
  hasPrerenderedPage = false,
  filesBase,
}: { hasPrerenderedPage?: boolean; filesBase?: string } = {}) => {
  jest.useFakeTimers()
  Object.assign(globalThis, { fetch: sent })
  release += 1
  version = `1.0.${release}-s00000001`
  base = `/releases/shell/${version}/`
  const data = document.createElement('script')
  Object.assign(data, { id: 'bucketeer', type: 'application/json' })
  data.textContent = JSON.stringify({ registry: { shell: { version, base, filesBase } } })
  document.body.innerHTML = rootMarkup
  const root = document.body.firstElementChild as HTMLElement
  root.hidden = hasPrerenderedPage
  document.body.prepend(data)
  monitorStartup()
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
  return root
}
afterEach(() => {
  jest.useRealTimers()
  sent.mockClear()
})

const reports = () => sent.mock.calls.map(([, { body }]): unknown => JSON.parse(String(body)))

const scriptFails = (src: string) => {
  const script = document.createElement('script')
  script.type = 'inert'
  script.src = src
  document.body.append(script)
  script.dispatchEvent(new Event('error'))
}

test('shows a notice and reports when the shell’s script fails to load', () => {
  open()
  scriptFails(`${base}shell.js`)
  expect(screen.getByRole('heading', { name: 'The site did not start.' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(reports()).toEqual([{ part: 'shell', version, failure: 'load' }])
})

test('reports an error before the first render and ignores later ones', () => {
  const root = open()
  window.dispatchEvent(new ErrorEvent('error', { filename: `https://site.example${base}shell.js` }))
  expect(screen.getByRole('alert')).toBeVisible()
  expect(reports()).toEqual([{ part: 'shell', version, failure: 'render' }])
  root.append('drawn')
  sent.mockClear()
  window.dispatchEvent(new ErrorEvent('error', { filename: `https://site.example${base}shell.js` }))
  expect(sent).not.toHaveBeenCalled()
})

test('reports message and stack without queries', () => {
  open()
  const error = new TypeError('no answer from /api/kick?search=secret')
  error.stack = `TypeError\n at start (https://site.example${base}shell.js?retry=1:1:234)`
  window.dispatchEvent(
    new ErrorEvent('error', {
      filename: `https://site.example${base}shell.js`,
      message: error.message,
      error,
    }),
  )
  expect(reports()).toEqual([
    {
      part: 'shell',
      version,
      failure: 'render',
      message: 'TypeError: no answer from /api/kick',
      stack: `TypeError\n at start (https://site.example${base}shell.js:1:234)`,
    },
  ])
})

test('offers to try again after 10 s and reports after 30 s', () => {
  open()
  jest.advanceTimersByTime(9_999)
  expect(screen.queryByRole('alert')).toBeNull()
  jest.advanceTimersByTime(1)
  expect(screen.getByRole('heading', { name: 'The site is taking long to start.' })).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
  jest.advanceTimersByTime(20_000)
  expect(sent).toHaveBeenCalledTimes(1)
})

test('removes the notice and reports nothing when the shell starts late', async () => {
  const root = open()
  jest.advanceTimersByTime(15_000)
  root.append('drawn')
  await Promise.resolve()
  expect(screen.queryByRole('alert')).toBeNull()
  jest.advanceTimersByTime(60_000)
  expect(sent).not.toHaveBeenCalled()
})

test('keeps a prerendered page readable', () => {
  open({ hasPrerenderedPage: true })
  document.body.append('About Bucketeer')
  scriptFails(`${base}shell.js`)
  expect(screen.getByRole('alert').style.position).toBe('fixed')
  expect(screen.getByText('About Bucketeer')).toBeVisible()
})

test('ignores scripts of remotes and browser extensions', () => {
  open()
  scriptFails('/releases/kicks/1.0.0-s00000001/remoteEntry.js')
  window.dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://x/content.js' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(sent).not.toHaveBeenCalled()
})

test('recognises the shell’s script by a URL with a hash instead of the version', () => {
  open({ filesBase: '/releases/shell/files/' })
  scriptFails(`/releases/shell/files/shell.js?sha384=${'a'.repeat(64)}`)
  expect(screen.getByRole('heading', { name: 'The site did not start.' })).toBeVisible()
})
