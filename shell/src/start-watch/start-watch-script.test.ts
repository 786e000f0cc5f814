import { screen } from '@testing-library/react'
import { startWatchScript } from './start-watch-script'

const version = '1.0.0-s00000001'
const base = `/releases/shell/${version}/`
const sent = jest.fn<boolean, [string, Blob]>(() => true)

/** The document of a page, as the server sends it, before its shell runs. */
const open = ({ hasFirstPage = false } = {}) => {
  jest.useFakeTimers()
  Object.assign(navigator, { sendBeacon: sent })
  const data = document.createElement('script')
  Object.assign(data, { id: 'bucketeer', type: 'application/json' })
  data.textContent = JSON.stringify({ registry: { shell: { version, base } } })
  const root = document.createElement('div')
  Object.assign(root, { id: 'root', hidden: hasFirstPage })
  document.body.replaceChildren(data, root)
  window.eval(startWatchScript)
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
  return root
}
afterEach(() => {
  jest.useRealTimers()
  sent.mockClear()
})

const reports = () => Promise.all(sent.mock.calls.map(([, blob]) => read(blob)))
const read = (blob: Blob) =>
  new Promise<unknown>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(JSON.parse(String(reader.result)))
    reader.readAsText(blob)
  })

const scriptFails = (src: string) => {
  const script = document.createElement('script')
  script.type = 'inert'
  script.src = src
  document.body.append(script)
  script.dispatchEvent(new Event('error'))
}

test('a script of the shell that is missing is told at once, with another try', async () => {
  open()
  scriptFails(`${base}shell.js`)
  expect(screen.getByRole('heading', { name: 'The site did not start.' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  jest.useRealTimers()
  expect(await reports()).toEqual([{ part: 'shell', version, failure: 'load' }])
})

test('a shell that throws before it draws anything, too, and one that throws later is not its business', async () => {
  const root = open()
  window.dispatchEvent(new ErrorEvent('error', { filename: `https://site.example${base}shell.js` }))
  expect(screen.getByRole('alert')).toBeVisible()
  jest.useRealTimers()
  expect(await reports()).toEqual([{ part: 'shell', version, failure: 'render' }])
  root.append('drawn')
  sent.mockClear()
  window.dispatchEvent(new ErrorEvent('error', { filename: `https://site.example${base}shell.js` }))
  expect(sent).not.toHaveBeenCalled()
})

test('a shell that throws says what and where, without queries', async () => {
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
  jest.useRealTimers()
  expect(await reports()).toEqual([
    {
      part: 'shell',
      version,
      failure: 'render',
      message: 'no answer from /api/kick',
      stack: `TypeError\n at start (https://site.example${base}shell.js:1:234)`,
    },
  ])
})

test('a shell that hangs: another try after 10 s, a report after 30 s', () => {
  open()
  jest.advanceTimersByTime(9_999)
  expect(screen.queryByRole('alert')).toBeNull()
  jest.advanceTimersByTime(1)
  expect(screen.getByRole('heading', { name: 'The site is taking long to start.' })).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
  jest.advanceTimersByTime(20_000)
  expect(sent).toHaveBeenCalledTimes(1)
})

test('what starts late takes the words away and is not reported', async () => {
  const root = open()
  jest.advanceTimersByTime(15_000)
  root.append('drawn')
  await Promise.resolve()
  expect(screen.queryByRole('alert')).toBeNull()
  jest.advanceTimersByTime(60_000)
  expect(sent).not.toHaveBeenCalled()
})

test('a page that is there to be read stays so', () => {
  open({ hasFirstPage: true })
  document.body.append('About Bucketeer')
  scriptFails(`${base}shell.js`)
  expect(screen.getByRole('alert').style.position).toBe('fixed')
  expect(screen.getByText('About Bucketeer')).toBeVisible()
})

test('scripts of somebody else, as a browser’s extension has, are not the shell’s', () => {
  open()
  scriptFails('/releases/kicks/1.0.0-s00000001/remoteEntry.js')
  window.dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://x/content.js' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(sent).not.toHaveBeenCalled()
})
