import type { Registry } from '@bucketeer/platform/runtime'
import { hasRunRemoteCode, runningRelease, setRegistry, setRunning } from './live-registry'
import { loadRemotePage } from './load-remote-page'
import { prefetchPage } from './part-pages'
import { reloadDocument } from './reload-document'
import { allowScripts, loadScripts } from './script-gate'

const page = { default: () => null }

jest.mock('@module-federation/runtime', () => ({
  getInstance: () => ({
    shareScopeMap: { default: { '@tanstack/react-query': { '5.108.0': { lib: () => ({}) } } } },
    loadShare: async () => () => ({}),
  }),
  loadRemote: async () => ({ pages: { '/kicks': async () => page, '/kicks/create': async () => page } }),
  registerGlobalPlugins: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}))
jest.mock('./script-gate', () => ({ allowScripts: jest.fn(), loadScripts: jest.fn(async () => {}) }))
jest.mock('./with-queries', () => ({
  withQueries: async () => ({ default: () => 'with queries' }),
}))
jest.mock('./reload-document', () => ({ reloadDocument: jest.fn(async () => 'reloaded') }))

const hash = `sha384-${'a'.repeat(64)}`
const part = (name: string, version: string) => ({
  name,
  version,
  base: `/releases/${name}/${version}/`,
  filesBase: `/releases/${name}/files/`,
  integrity: { 'remoteEntry.js': hash, 'list.js': hash },
  isCanary: false,
})
const registryOf = (kicks: string, isOff = false, more: object = {}) =>
  ({
    shell: part('shell', '1.0.0'),
    remotes: [
      {
        ...part('kicks', kicks),
        entry: 'remoteEntry.js',
        container: 'bucketeer_kicks',
        chunks: { '/kicks': ['list.js'] },
        asks: {},
        slots: [],
        requires: {},
        isOff,
        ...more,
      },
    ],
  }) as unknown as Registry

const prefetch = (path: string) =>
  prefetchPage({
    part: 'kicks',
    title: 'Kicks',
    path,
    access: 'public',
    load: () => loadRemotePage('kicks', path),
  })

beforeEach(() => {
  jest.clearAllMocks()
  setRegistry(registryOf('1.0.0'))
})

// The tests share one document, which runs version 1.0.0 after the first.
test('loads the entry and the chunks of a page in parallel', async () => {
  setRunning('shell', part('shell', '1.0.0'))
  expect(runningRelease('kicks')).toBeUndefined()
  expect(hasRunRemoteCode()).toBe(false)
  expect(await loadRemotePage('kicks', '/kicks')).toBe(page)
  const url = (file: string) => `${location.origin}/releases/kicks/files/${file}?sha384=${'a'.repeat(64)}`
  expect(loadScripts).toHaveBeenCalledWith([url('remoteEntry.js'), url('list.js')])
  expect(runningRelease('kicks')).toMatchObject({ version: '1.0.0' })
  expect(hasRunRemoteCode()).toBe(true)
})

test('loads the document anew for another version than the one that it runs', async () => {
  setRegistry(registryOf('1.1.0'))
  expect(await loadRemotePage('kicks', '/kicks/create')).toBe('reloaded')
  expect(loadScripts).not.toHaveBeenCalled()

  setRegistry(registryOf('1.0.0'))
  expect(await loadRemotePage('kicks', '/kicks/create')).toBe(page)
  expect(reloadDocument).toHaveBeenCalledTimes(1)
})

test('does not load the document anew to prefetch a page', async () => {
  setRegistry(registryOf('1.1.0'))
  await prefetch('/kicks/create')
  expect(reloadDocument).not.toHaveBeenCalled()
})

test('keeps the scripts of the version that it runs allowed, whose URLs lack the hash', async () => {
  setRegistry(registryOf('1.1.0'))
  await loadRemotePage('kicks', '/kicks')
  await prefetch('/kicks')
  setRegistry(registryOf('1.0.0'))
  await loadRemotePage('kicks', '/kicks')
  expect(jest.mocked(allowScripts).mock.calls.map(([name, { base }]) => [name, base])).toEqual([
    ['kicks', '/releases/kicks/1.0.0/'],
  ])
})

test('shows that a remote is switched off without loading the document anew', async () => {
  setRegistry(registryOf('1.1.0', true))
  expect(await loadRemotePage('kicks', '/kicks')).not.toBe(page)
  expect(reloadDocument).not.toHaveBeenCalled()
})

test('loads TanStack Query for the pages that import it only', async () => {
  const library = '@tanstack/react-query'
  const requires = { [library]: '^5.0.0' }
  setRegistry(registryOf('1.0.0', false, { requires, asks: { '/kicks': [], '/kicks/create': [library] } }))
  expect(await loadRemotePage('kicks', '/kicks')).toBe(page)
  expect(await loadRemotePage('kicks', '/kicks/create')).not.toBe(page)
})
