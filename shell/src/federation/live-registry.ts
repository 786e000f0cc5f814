import {
  type ListedRemote,
  type PackedRegistry,
  packedRegistryPath,
  type Registry,
  type ReleasedSlot,
  unpackRegistry,
} from '@bucketeer/platform/runtime'
import { reportFailure, reportSuccess } from './report'
import { allowScripts } from './script-gate'

let current: Registry | undefined

/** By part, the release whose scripts this document has requested. */
const running = new Map<string, Pick<ListedRemote, 'version' | 'isCanary'>>()

/**
 * Records that this document runs a release. It cannot run another version of the part, because all versions use the same
 * global names.
 */
export const setRunning = (part: string, release: Pick<ListedRemote, 'version' | 'isCanary'>) =>
  void running.set(part, release)

/** Returns the release of a part that this document runs, if any. */
export const runningRelease = (part: string) => running.get(part)

/** Returns whether code of a remote has been requested in this document, so that it may run. */
export const hasRunRemoteCode = (): boolean => [...running.keys()].some((part) => part !== 'shell')

/** Returns whether this document runs another version of a part, so that it has to load anew for this one. */
export const runsOtherVersion = (part: string, version: string | undefined): boolean =>
  (running.get(part)?.version ?? version) !== version

function allowUnlessOther(part: string, release: Registry['shell'] | ListedRemote) {
  // The scripts of two versions may have the same URL, without the hash that the gate adds.
  if ('integrity' in release && !runsOtherVersion(part, release.version)) allowScripts(part, release)
}

/** Makes a registry the current one and allows its scripts to load. */
export function setRegistry(registry: Registry) {
  current = registry
  allowUnlessOther('shell', registry.shell)
  for (const remote of registry.remotes) allowUnlessOther(remote.name, remote)
}

/** Returns the live releases of all remotes. */
export const liveRemotes = (): readonly ListedRemote[] => current?.remotes ?? []

const findRemote = (name: string) => current?.remotes.find((candidate) => candidate.name === name)

/** Returns the version of a remote's live release, if the registry has it. */
export const liveVersion = (name: string): string | undefined => findRemote(name)?.version

/**
 * Returns a remote's live release according to the current registry.
 * @throws Error if the registry has no such remote
 */
export function liveRemote(name: string): ListedRemote {
  const remote = findRemote(name)
  if (remote) return remote
  throw new Error(`${name} is not in the registry.`)
}

/** A piece that a remote adds to a slot. */
export interface Piece extends ReleasedSlot {
  remote: string
}

/** Returns the pieces of a slot by their order, of all remotes that are not switched off. */
export const piecesOf = (slot: string): Piece[] =>
  liveRemotes()
    .filter(({ isOff }) => !isOff)
    .flatMap(({ name: remote, slots }) =>
      slots.filter(({ name }) => name === slot).map((piece) => ({ ...piece, remote })),
    )
    .sort((one, other) => one.order - other.order || one.remote.localeCompare(other.remote))

const timeoutMs = 5_000

async function fetchRegistry() {
  const response = await fetch(packedRegistryPath, {
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  })
  // Trusted without a check: the server writes the same registry into every page.
  return response.ok ? unpackRegistry((await response.json()) as PackedRegistry) : undefined
}

/** Fetches the live registry. If the request fails, the current one stays. */
export async function refreshRegistry() {
  const registry = await fetchRegistry().catch(() => undefined)
  if (registry) setRegistry(registry)
}

/** Reports to the server that a part has rendered, if this document runs a canary of it. */
export function reportRendered(part: string) {
  const release = running.get(part)
  if (release?.isCanary) reportSuccess({ part, version: release.version })
}

/** Reports to the server that a part threw while it rendered. */
export function reportRenderError(part: string, error: unknown, route?: string) {
  const version = running.get(part)?.version
  if (version) reportFailure({ part, version }, 'render', { error, route })
}
