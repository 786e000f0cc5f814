import {
  isInRange,
  type ListedRemote,
  type LiveRemote,
  type LiveShell,
  type Registry,
  scriptUrl,
  slotKey,
} from '@bucketeer/platform/runtime'
import { pageLanguage, versionsOfSlots } from '@bucketeer/shared-ui'
import {
  getInstance,
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/runtime'
import { createElement } from 'react'
import { liveRemote, type Piece, runsOtherVersion, setRegistry, setRunning } from './live-registry'
import type { LoadedPage } from './page-cache'
import { readDetails } from './remote-details'
import { reloadDocument } from './reload-document'
import { type FailureKind, reportFailure } from './report'
import { allowScripts, installScriptGate, loadScript, loadScripts } from './script-gate'
import { SwitchedOffView } from './views'
import { withQueries } from './with-queries'

/** Thrown before a remote is loaded that requires versions of singletons that this page does not have. */
export class Mismatch extends Error {
  override name = 'Mismatch'
}

/** The versions that this page has, by singleton. */
type Shared = Record<string, Record<string, unknown> | undefined>

/**
 * Checks a remote's required singletons against those of this page. The server checks them at release, too, but a page
 * that has been open for long may run an older shell than the live one.
 * @throws Mismatch with the remote, the singleton and both versions
 */
export function expectCompatible({ name, version, requires }: LiveRemote, shared: Shared) {
  for (const [singleton, range] of Object.entries(requires)) {
    const versions = Object.keys(shared[singleton] ?? {})
    if (versions.some((each) => isInRange(each, range))) continue
    const have = versions.length > 0 ? versions.join(', ') : 'none'
    throw new Mismatch(`${name} ${version} requires ${singleton} ${range}, but this page has ${have}.`)
  }
}

const slotVersions: Readonly<Record<string, string | undefined>> = versionsOfSlots

/**
 * Checks the range of a slot's props that a piece was built for against the version that this page has.
 * @throws Mismatch with the remote, the slot and both versions
 */
export function expectSlotVersion({ name, version }: ListedRemote, slot: string, range: string) {
  const have = slotVersions[slot]
  if (have !== undefined && isInRange(have, range)) return
  throw new Mismatch(
    `${name} ${version} fills the slot ${slot} ${range}, but this page has ${have ?? 'no such slot'}.`,
  )
}

/** The module that every remote exposes as `./pages`: an import function for each route and each slot. */
interface PagesModule {
  pages: Record<string, (() => Promise<LoadedPage>) | undefined>
  /** Shows its texts in a language. A remote without it is in English. */
  loadMessages?: (language: string) => Promise<void>
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

const urlOf = (remote: LiveRemote, file: string) => new URL(scriptUrl(remote, file), document.baseURI).href

const register = (remote: LiveRemote) =>
  registerRemotes([{ name: remote.container, entry: urlOf(remote, remote.entry), type: 'global' }])

/** Starts loading all that a page or piece needs in parallel; the runtime alone would discover it in four sequential steps. */
function startLoading(remote: LiveRemote, key: string): Promise<void> {
  for (const singleton of remote.asks[key] ?? [])
    getInstance()
      ?.loadShare(singleton)
      .catch(() => undefined)
  // A replaced part of a developer's tab has its container already.
  const entry = containers[remote.container] ? [] : [remote.entry]
  const files = [...entry, ...(remote.chunks[key] ?? [])]
  return loadScripts(files.map((file) => urlOf(remote, file)))
}

const shared = (): Shared => getInstance()?.shareScopeMap.default ?? {}

/** Returns whether a page or piece imports TanStack Query. */
const usesQueries = ({ asks }: LiveRemote, key: string) =>
  asks[key]?.includes('@tanstack/react-query') ?? false

/** @param key a page's route, or the key of a slot */
async function load(listed: ListedRemote, key: string): Promise<LoadedPage> {
  const { name, version } = listed
  const remote = await readDetails<LiveRemote>(name, listed)
  // Another load may have started one in the meantime.
  if (runsOtherVersion(name, version)) throw new Error(`This document runs another version of ${name}.`)
  expectCompatible(remote, shared())
  allowScripts(name, remote)
  setRunning(name, remote)
  register(remote)
  const scripts = startLoading(remote, key)
  // `withQueries` may fail first.
  scripts.catch(() => undefined)
  const importPage = async () => {
    await scripts
    const module = await loadRemote<PagesModule>(`${remote.container}/pages`)
    const page = module?.pages[key]
    if (!page) throw new Error(`${name} ${remote.version} has nothing for ${key}.`)
    // Before the page, whose modules may read texts as they are loaded.
    await module.loadMessages?.(pageLanguage())
    return page()
  }
  return usesQueries(remote, key) ? withQueries(importPage) : importPage()
}

const switchedOff = ({ title }: ListedRemote): LoadedPage => ({
  default: () => createElement(SwitchedOffView, { title }),
})

/** A load that fails after more than this counts as a timeout. */
const timeoutMs = 5000

function kindOf(error: unknown, startedAt: number): FailureKind {
  if (error instanceof Mismatch) return 'mismatch'
  return performance.now() - startedAt > timeoutMs ? 'timeout' : 'load'
}

const report = ({ name: part, version }: ListedRemote, route: string, kind: FailureKind, error: unknown) =>
  reportFailure({ part, version }, kind, { error, route })

/**
 * Loads a page or a piece, and reports a failure to the server.
 * @param expectFit throws a Mismatch if this page does not fit what is loaded
 */
async function loadOrReport(remote: ListedRemote, key: string, expectFit = () => {}): Promise<LoadedPage> {
  const startedAt = performance.now()
  try {
    expectFit()
    return await load(remote, key)
  } catch (error) {
    report(remote, key, kindOf(error, startedAt), error)
    throw error
  }
}

/**
 * Loads the page of a remote's live release for one of its routes, and reports a failure to the server. Loads the whole
 * document if it runs another version of the remote.
 */
export async function loadRemotePage(name: string, path: string): Promise<LoadedPage> {
  const remote = liveRemote(name)
  if (remote.isOff) return switchedOff(remote)
  if (runsOtherVersion(name, remote.version)) return reloadDocument()
  return loadOrReport(remote, path)
}

/** Milliseconds after which a piece counts as failed. It still appears if it arrives later. */
const pieceTimeoutMs = 10_000

/**
 * Loads a remote's piece for a slot, and reports a failure to the server.
 * @throws Error also if this document runs another version of the remote: a piece is not worth a new document
 */
export async function loadPiece({ remote: name, name: slot, props }: Piece): Promise<LoadedPage> {
  const remote = liveRemote(name)
  if (runsOtherVersion(name, remote.version))
    throw new Error(`This document runs another version of ${name}.`)
  const key = slotKey(slot)
  const overdue = setTimeout(
    () => report(remote, key, 'timeout', new Error(`${key} takes more than ${pieceTimeoutMs} ms to load.`)),
    pieceTimeoutMs,
  )
  try {
    return await loadOrReport(remote, key, () => expectSlotVersion(remote, slot, props))
  } finally {
    clearTimeout(overdue)
  }
}

/** Prepares the page for loading remotes. Must be called once, before the first render. */
export function startFederation(registry: Registry<LiveShell>) {
  installScriptGate()
  // The registry may change later.
  setRunning('shell', registry.shell)
  setRegistry(registry)
  allowScripts('shell', registry.shell)
  // Each remote has a runtime instance of its own, which global plugins reach; the shell's instance exists already.
  registerGlobalPlugins([forgetFailures])
  registerPlugins([forgetFailures, scriptGate])
}
