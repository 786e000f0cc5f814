import { createElement } from 'react'
import {
  getInstance,
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/runtime'
import type { LiveRemote } from '@bucketeer/platform/runtime'
import { withQueries } from '../person/with-queries'
import type { LoadedPage } from './page-cache'
import { liveRemote } from './live-registry'
import { expectCompatible, Mismatch, type Shared } from './mismatch'
import { type FailureKind, reportFailure } from './report'
import { startScripts, loadScript } from './script-gate'
import { SwitchedOffView } from './switched-off-view'

/** The module that every remote exposes as `./pages`: an import function for each route. */
interface PagesModule {
  pages: Record<string, (() => Promise<LoadedPage>) | undefined>
}

const containers = globalThis as unknown as Record<string, object | undefined>

type Plugin = Parameters<typeof registerGlobalPlugins>[0][number]

/** Clears failed loads of singletons, which the runtime caches, so that a retry requests them again. */
const forgetFailures: Plugin = {
  name: 'forget-failures',
  errorLoadShare: ({ pkgName, shareScopeMap }) => {
    for (const version of Object.values(shareScopeMap.default?.[pkgName] ?? {})) {
      if (!version.loaded) version.loading = null
    }
  },
}

/** Loads the entries of remotes through the script gate; the runtime only registers and initializes them. */
const scriptGate: Plugin = {
  name: 'script-gate',
  loadEntry: async ({ remoteInfo: { entry, entryGlobalName } }) => {
    if (!containers[entryGlobalName]) await loadScript(entry)
    const container = containers[entryGlobalName]
    if (!container) throw new Error(`${entry} defined no container named ${entryGlobalName}.`)
    return container as never
  },
}

/** Registers the runtime plugins. Must be called before the first remote is loaded. */
export const addRuntimePlugins = () => {
  // Each remote has a runtime instance of its own, which global plugins reach; the shell's instance exists already.
  registerGlobalPlugins([forgetFailures])
  registerPlugins([forgetFailures, scriptGate])
}

const urlOf = ({ base }: LiveRemote, file: string) => new URL(base + file, document.baseURI).href

const register = (remote: LiveRemote) =>
  registerRemotes([{ name: remote.container, entry: urlOf(remote, remote.entry), type: 'global' }])

/** Starts loading all that a page needs in parallel; the runtime alone would discover it in four sequential steps. */
const startLoading = (remote: LiveRemote, path: string) => {
  const chunks = remote.chunks[path] ?? []
  startScripts(
    remote.name,
    chunks.map((chunk) => urlOf(remote, chunk)),
  )
  for (const singleton of remote.asks?.[path] ?? [])
    getInstance()
      ?.loadShare(singleton)
      .catch(() => undefined)
}

const shared = (): Shared => getInstance()?.shareScopeMap.default ?? {}

const load = async (remote: LiveRemote, path: string): Promise<LoadedPage> => {
  const { name } = remote
  expectCompatible(remote, shared())
  register(remote)
  startLoading(remote, path)
  const importPage = async () => {
    const module = await loadRemote<PagesModule>(`${remote.container}/pages`)
    const page = module?.pages[path]
    if (!page) throw new Error(`${name} ${remote.version} has no page for ${path}.`)
    return page()
  }
  return '@tanstack/react-query' in remote.requires ? withQueries(importPage) : importPage()
}

const switchedOff = ({ title }: LiveRemote): LoadedPage => ({
  default: () => createElement(SwitchedOffView, { title }),
})

/** A load that fails after more than this counts as a timeout. */
const timeoutMs = 5000

const kindOf = (error: unknown, startedAt: number): FailureKind => {
  if (error instanceof Mismatch) return 'mismatch'
  return performance.now() - startedAt > timeoutMs ? 'timeout' : 'load'
}

/** Loads the page of a remote's live release for one of its routes, and reports a failure to the server. */
export const loadRemotePage = async (name: string, path: string): Promise<LoadedPage> => {
  const remote = liveRemote(name)
  if (remote.isOff) return switchedOff(remote)
  const startedAt = performance.now()
  try {
    return await load(remote, path)
  } catch (error) {
    reportFailure({ part: name, version: remote.version }, kindOf(error, startedAt), { error, route: path })
    throw error
  }
}
