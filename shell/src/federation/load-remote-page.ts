import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime'
import type { LiveRemote } from '@bucketeer/platform/runtime'
import type { LoadedPage } from './lazy-page'
import { liveRemote } from './live-registry'
import { loadScript } from './script-gate'

/** What every remote exposes as `./pages`: by route, how its page is imported. */
interface PagesModule {
  pages: Record<string, (() => Promise<LoadedPage>) | undefined>
}

const containers = globalThis as unknown as Record<string, object | undefined>

/** The runtime registers and initialises containers; their entries come through our own script gate. */
export const loadEntriesThroughGate = () => {
  registerPlugins([
    {
      name: 'script-gate',
      loadEntry: async ({ remoteInfo: { entry, entryGlobalName } }) => {
        if (!containers[entryGlobalName]) await loadScript(entry)
        const container = containers[entryGlobalName]
        if (!container) throw new Error(`${entry} left no container called ${entryGlobalName}.`)
        return container as never
      },
    },
  ])
}

const register = ({ container, base, entry }: LiveRemote) =>
  registerRemotes([{ name: container, entry: new URL(base + entry, document.baseURI).href, type: 'global' }])

/** Loads the page that a remote, in its live version, has for a route of its own. */
export const loadRemotePage = async (name: string, path: string): Promise<LoadedPage> => {
  const remote = liveRemote(name)
  register(remote)
  const module = await loadRemote<PagesModule>(`${remote.container}/pages`)
  const page = module?.pages[path]
  if (!page) throw new Error(`${name} ${remote.version} has no page for ${path}.`)
  return page()
}
