import { createElement } from 'react'
import {
  getInstance,
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/runtime'
import { type LiveRemote, scriptUrl } from '@bucketeer/platform/runtime'
import { withQueries } from '../person/with-queries'
import type { LoadedPage } from './page-cache'
import { liveRemote, runsOtherVersion, setRunning } from './live-registry'
import { expectCompatible, Mismatch, type Shared } from './mismatch'
import { reloadDocument } from './reload-document'
import { type FailureKind, reportFailure } from './report'
import { loadScript, loadScripts } from './script-gate'
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

const urlOf = (remote: LiveRemote, file: string) => new URL(scriptUrl(remote, file), document.baseURI).href

const register = (remote: LiveRemote) =>
  registerRemotes([{ name: remote.container, entry: urlOf(remote, remote.entry), type: 'global' }])

/** Starts loading all that a page needs in parallel; the runtime alone would discover it in four sequential steps. */
const startLoading = (remote: LiveRemote, path: string): Promise<void> => {
  for (const singleton of remote.asks?.[path] ?? [])
    getInstance()
      ?.loadShare(singleton)
      .catch(() => undefined)
  // A replaced part of a developer's tab has its container already.
  const entry = containers[remote.container] ? [] : [remote.entry]
  const files = [...entry, ...(remote.chunks[path] ?? [])]
  return loadScripts(files.map((file) => urlOf(remote, file)))
}

const shared = (): Shared => getInstance()?.shareScopeMap.default ?? {}

const load = async (remote: LiveRemote, path: string): Promise<LoadedPage> => {
  const { name } = remote
  expectCompatible(remote, shared())
  setRunning(name, remote)
  register(remote)
  const scripts = startLoading(remote, path)
  // `withQueries` may fail first.
  scripts.catch(() => undefined)
  const importPage = async () => {
    await scripts
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

/**
 * Loads the page of a remote's live release for one of its routes, and reports a failure to the server. Loads the whole
 * document if it runs another version of the remote.
 */
export const loadRemotePage = async (name: string, path: string): Promise<LoadedPage> => {
  const remote = liveRemote(name)
  if (remote.isOff) return switchedOff(remote)
  if (runsOtherVersion(name, remote.version)) return reloadDocument()
  const startedAt = performance.now()
  try {
    return await load(remote, path)
  } catch (error) {
    reportFailure({ part: name, version: remote.version }, kindOf(error, startedAt), { error, route: path })
    throw error
  }
}
