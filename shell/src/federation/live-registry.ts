import type { LiveRemote, Registry } from '@bucketeer/platform/runtime'
import { admit } from './script-gate'

let live: Registry | undefined

/** Takes a registry as the one that counts from now on, and lets its scripts be loaded. */
export const takeRegistry = (registry: Registry) => {
  live = registry
  admit('shell', registry.shell)
  for (const remote of registry.remotes) admit(remote.name, remote)
}

/** The version of a remote that is live as far as this page knows; throws for a name that is not in the registry. */
export const liveRemote = (name: string): LiveRemote => {
  const remote = live?.remotes.find((candidate) => candidate.name === name)
  if (remote) return remote
  throw new Error(`${name} is not in the registry.`)
}

/** Milliseconds in which the server says what is live, or is not waited for. */
const patience = 5_000

const askForRegistry = async () => {
  const answer = await fetch('/registry.json', { cache: 'no-store', signal: AbortSignal.timeout(patience) })
  // Our own server's registry, the same that it writes into every page.
  return answer.ok ? ((await answer.json()) as Registry) : undefined
}

/** Asks the server what is live now. Without an answer of use, what this page knows goes on to count. */
export const refreshRegistry = async () => {
  const registry = await askForRegistry().catch(() => undefined)
  if (registry) takeRegistry(registry)
}
