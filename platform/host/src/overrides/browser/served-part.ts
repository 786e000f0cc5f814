import type { RemoteRelease, ShellRelease } from '@bucketeer/platform'
import {
  type LiveRemote,
  type PackedRegistry,
  type Registry,
  unpackRegistry,
} from '@bucketeer/platform/runtime'
import type { Override } from './override-link'

/** A part of a development server. */
export interface ServedPart extends Override {
  release: RemoteRelease | ShellRelease
}

/** Loads a script; rejects if that fails. */
export const runScript = (src: string, integrity = ''): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    Object.assign(script, { crossOrigin: 'anonymous', integrity })
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${src} could not be loaded.`)))
    script.src = src
    document.head.append(script)
  })

const waitMs = 5000

/** Requests the manifest of a development server. */
export async function fetchPart({ part, address }: Override): Promise<ServedPart> {
  const response = await fetch(`${address}/release.json`, { signal: AbortSignal.timeout(waitMs) })
  // A development build that the user accepted.
  const release = (await response.json()) as ServedPart['release']
  if (release.part === part) return { part, address, release }
  throw new Error(`${address} serves ${release.part}.`)
}

/** Development builds have no hashes, because they change with every edit. */
const place = ({ address, release }: ServedPart) => ({
  version: release.version,
  base: `${address}/`,
  integrity: {},
  isCanary: false,
})

function asRemote(served: ServedPart): LiveRemote[] {
  const { release } = served
  if (!('container' in release)) return []
  const { title, entry, container, routes, nav, slots, asks, requires } = release
  const ranges = Object.entries(requires).map(([singleton, { range }]) => [singleton, range])
  return [
    {
      ...place(served),
      name: release.part,
      title,
      entry,
      container,
      chunks: {},
      asks,
      routes,
      nav,
      slots,
      isOff: false,
      requires: Object.fromEntries(ranges),
    },
  ]
}

/** Returns a registry in which these parts replace the site's. Adds parts that the site does not have. */
export function replaceIn(packed: PackedRegistry, parts: ServedPart[]): Registry {
  const registry = unpackRegistry(packed)
  const shell = parts.find(({ part }) => part === 'shell')
  const names = parts.map(({ part }) => part)
  return {
    shell: shell ? place(shell) : registry.shell,
    remotes: [...registry.remotes.filter(({ name }) => !names.includes(name)), ...parts.flatMap(asRemote)],
  }
}
