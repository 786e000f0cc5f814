import { type ScriptGate, scriptGateName } from '@bucketeer/platform/runtime'
import { allowScripts, failPendingScripts, installScriptGate, loadScripts } from './script-gate'

installScriptGate()
const { prepare } = (globalThis as unknown as Record<string, ScriptGate>)[scriptGateName] as ScriptGate

const hash = (letter: string) => `sha384-${letter.repeat(63)}+`
const origin = location.origin
const releaseOf = (part: string, letter = 'a') => ({
  base: `/releases/${part}/1.0.0/`,
  filesBase: `/releases/${part}/files/`,
  integrity: { 'list.js': hash(letter) },
})
const urlOf = (part: string, letter = 'a') =>
  `${origin}/releases/${part}/files/list.js?sha384=${letter.repeat(63)}-`

const prepared = (url: string) => {
  const script = document.createElement('script')
  prepare(script, url)
  return script
}

const scripts = () => [...document.head.querySelectorAll('script')]
const settle = (type: 'load' | 'error') =>
  scripts().forEach((script) => script.dispatchEvent(new Event(type)))
afterEach(() => settle('error'))

test('adds the integrity and the hash to the URL that the loader of a build requests', () => {
  allowScripts('kicks', releaseOf('kicks'))
  const script = prepared(`${origin}/releases/kicks/files/list.js`)
  expect(script).toMatchObject({ src: urlOf('kicks'), integrity: hash('a'), crossOrigin: 'anonymous' })
})

test('requests scripts by version where the site has no URLs by hash', () => {
  const { base, integrity } = releaseOf('older')
  allowScripts('older', { base, integrity })
  expect(prepared(`${origin}${base}list.js`).src).toBe(`${origin}${base}list.js`)
})

test.each([
  ['an unknown file', `${origin}/releases/kicks/files/other.js`],
  ['another host', 'https://releases.example/list.js'],
])('refuses %s', (_what, url) => {
  allowScripts('foreign', { ...releaseOf('foreign'), base: 'https://releases.example/' })
  allowScripts('foreign', { ...releaseOf('foreign'), filesBase: 'https://releases.example/' })
  expect(() => prepared(url)).toThrow('is not in the registry of this page')
})

test('loads each script once, and a failed one again', async () => {
  allowScripts('once', releaseOf('once'))
  const first = loadScripts([urlOf('once')])
  const second = loadScripts([urlOf('once')])
  expect(scripts().map(({ src }) => src)).toEqual([urlOf('once')])
  settle('error')
  await expect(first).rejects.toThrow('could not be loaded')
  await expect(second).rejects.toThrow('could not be loaded')

  const retry = loadScripts([urlOf('once')])
  expect(scripts()).toHaveLength(1)
  settle('load')
  await retry
  await loadScripts([urlOf('once')])
  expect(scripts()).toEqual([])
})

test('a retry fails the pending scripts of the part and uses a new URL', async () => {
  allowScripts('hung', releaseOf('hung'))
  const hung = loadScripts([urlOf('hung')])
  failPendingScripts('hung')
  await expect(hung).rejects.toThrow('could not be loaded')
  expect(prepared(urlOf('hung')).src).toBe(`${urlOf('hung')}&retry=1`)
})
