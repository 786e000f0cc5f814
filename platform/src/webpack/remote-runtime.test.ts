import remoteRuntime from './remote-runtime'

const { init, initContainerEntry, consumes } = remoteRuntime.bundlerRuntime

type WebpackRequire = Parameters<typeof init>[0]['webpackRequire']

const react = { createElement: () => 'an element' }
const one = 1614

/** A remote's webpack as far as the runtime knows it: one chunk that imports React, and a shell that shares it. */
const aRemote = (get: () => Promise<() => unknown>, asked: object = {}) => {
  const webpackRequire = {
    m: {},
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: {
        [one]: {
          shareKey: 'react',
          shareScope: ['default'],
          fallback: () => () => {
            throw new Error('Nobody shares it.')
          },
          requiredVersion: '^19.0.0',
          singleton: true,
          strictVersion: true,
          eager: false,
          ...asked,
        },
      },
    },
    federation: { initOptions: { name: 'kicks_1', remotes: [], shared: {} } },
  } as unknown as WebpackRequire
  webpackRequire.federation.instance = init({ webpackRequire })
  const shared = { version: '19.3.1', from: 'shell', get, scope: ['default'], useIn: [], shareConfig: {} }
  initContainerEntry({ webpackRequire, shareScope: { react: { '19.3.1': shared } } as never })
  const installedModules = {}
  return {
    /** Loads the chunk as webpack's `ensureChunk` does. */
    loadChunk: async (chunkId = 'page') => {
      const promises: (Promise<void> | 0)[] = []
      consumes({ chunkId, chunkMapping: { page: [one] }, installedModules, promises, webpackRequire })
      await Promise.all(promises)
      return promises.length
    },
    importReact: () => {
      const module: { exports: unknown } = { exports: {} }
      webpackRequire.m[one]?.(module)
      return module.exports
    },
  }
}

test('a chunk gets its singleton from the shell, and asks for it once', async () => {
  const get = jest.fn(async () => () => react)
  const remote = aRemote(get)
  await remote.loadChunk()
  await remote.loadChunk()
  expect(remote.importReact()).toBe(react)
  expect(get).toHaveBeenCalledTimes(1)
})

test('a chunk without singletons waits for nothing', async () => {
  expect(await aRemote(async () => () => react).loadChunk('pages')).toBe(0)
})

test('a chunk whose singleton does not come fails', async () => {
  const remote = aRemote(() => Promise.reject(new Error('The script did not come.')))
  await expect(remote.loadChunk()).rejects.toThrow('The script did not come.')
})

test('a singleton that nobody shares throws where it is imported', async () => {
  const remote = aRemote(async () => () => react, { shareKey: 'leaflet' })
  await remote.loadChunk()
  expect(remote.importReact).toThrow('Nobody shares it.')
})

test('a singleton in another version than asked for is not taken', async () => {
  const remote = aRemote(async () => () => react, { requiredVersion: '^20.0.0' })
  await expect(remote.loadChunk()).rejects.toThrow(/19\.3\.1.*\^20\.0\.0/)
})
