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

/** Asks the server what is live now. Without an answer, what this page knows goes on to count. */
export const refreshRegistry = async () => {
  const answer = await fetch('/registry.json', { cache: 'no-store' }).catch(() => undefined)
  if (!answer?.ok) return
  // Our own server's registry, the same that it writes into every page.
  takeRegistry((await answer.json()) as Registry)
}
