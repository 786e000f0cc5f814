import type { LiveRemote, Registry } from '@bucketeer/platform/runtime'
import { allowScripts } from './script-gate'

let current: Registry | undefined

/** Makes a registry the current one and allows its scripts to load. */
export const setRegistry = (registry: Registry) => {
  current = registry
  allowScripts('shell', registry.shell)
  for (const remote of registry.remotes) allowScripts(remote.name, remote)
}

/**
 * Returns a remote's live release according to the current registry.
 * @throws Error if the registry has no such remote
 */
export const liveRemote = (name: string): LiveRemote => {
  const remote = current?.remotes.find((candidate) => candidate.name === name)
  if (remote) return remote
  throw new Error(`${name} is not in the registry.`)
}

const timeoutMs = 5_000

const fetchRegistry = async () => {
  const response = await fetch('/registry.json', {
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  })
  // Trusted without a check: the server writes the same registry into every page.
  return response.ok ? ((await response.json()) as Registry) : undefined
}

/** Fetches the live registry. If the request fails, the current one stays. */
export const refreshRegistry = async () => {
  const registry = await fetchRegistry().catch(() => undefined)
  if (registry) setRegistry(registry)
}
