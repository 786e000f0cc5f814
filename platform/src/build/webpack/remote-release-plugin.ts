import { join } from 'node:path'
import type { ChunkGroup, Compilation, Compiler } from 'webpack'
import type { RemoteRelease } from '../../contract/release'
import type { RemoteJson } from '../../contract/remote-json'
import { slotKey } from '../../contract/slot-key'
import type { ReleasedSlot } from '../../contract/slots'
import { slotVersions } from '../parts/parts'
import { pageRequests } from './page-requests'
import type { PrerenderedPart } from './prerender/prerender-config'
import { groupOf, scriptsOf, singletonsOf } from './page-chunks'
import { addReleaseAsset, listAssets } from './release-asset'
import { rangesOf } from './singletons'
import { usedNames } from './used-names'
import { translatedManifest } from '../../translations/manifest-texts'

interface Options {
  remote: RemoteJson
  version: string
  container: string
  folder: string
  prerendered: PrerenderedPart
}

const sameSet = (one: string[], other: string[]) => one.toSorted().join() === other.toSorted().join()

/** Returns the slots of a `remote.json`, each with the range of the props that the installed shared-ui has. */
function releasedSlots({ name: part, slots = [] }: RemoteJson, folder: string): ReleasedSlot[] {
  const versions = slots.length > 0 ? slotVersions(folder) : {}
  return slots.map((slot) => {
    const version = versions[slot.name]
    if (version !== undefined) return { ...slot, props: `^${version}` }
    throw new Error(
      `remote.json of ${part} fills the slot ${slot.name}, which does not exist. There are ${Object.keys(versions).join(', ')}.`,
    )
  })
}

/**
 * Returns a function that finds something by route, and by key of a slot, for the expose's chunks and those of the page or
 * piece.
 */
function finderByKey(compilation: Compilation, { remote, folder }: Options) {
  const requests = pageRequests(join(folder, 'src/pages.ts'))
  const slots = (remote.slots ?? []).map(({ name }) => slotKey(name))
  const keys = [...remote.routes.map(({ path }) => path), ...slots]
  if (!sameSet(keys, Object.keys(requests)))
    throw new Error(
      `remote.json of ${remote.name} declares ${keys.join(', ')}, but src/pages.ts has ${Object.keys(requests).join(', ')}.`,
    )
  const expose = compilation.chunkGroups.find((group) => group.name === 'pages')
  return (find: (group: ChunkGroup) => string[]): Record<string, string[]> =>
    Object.fromEntries(
      keys.map((key) => {
        const page = groupOf(compilation, requests[key])
        return [key, [...new Set([expose, page].flatMap((group) => (group ? find(group) : [])))]]
      }),
    )
}

function requirementsOf(compilation: Compilation, folder: string): RemoteRelease['requires'] {
  const used = usedNames(compilation)
  return Object.fromEntries(
    Object.entries(rangesOf(folder)).flatMap(([name, range]) => {
      const names = used[name]
      return names ? [[name, { range, names }]] : []
    }),
  )
}

function describeRelease(compilation: Compilation, options: Options): RemoteRelease {
  const { remote, version, container, folder } = options
  const entry = 'remoteEntry.js'
  if (!compilation.getAsset(entry)) throw new Error(`The build of ${remote.name} has no remote entry.`)
  const byKey = finderByKey(compilation, options)
  return {
    part: remote.name,
    version,
    title: remote.title,
    owner: remote.owner,
    container,
    entry,
    routes: remote.routes,
    nav: remote.nav,
    texts: translatedManifest(folder, remote),
    slots: releasedSlots(remote, folder),
    chunks: byKey(scriptsOf),
    ...(remote.required && { required: remote.required }),
    requires: requirementsOf(compilation, folder),
    asks: byKey((group) => singletonsOf(compilation, group)),
    files: listAssets(compilation),
  }
}

/**
 * Returns a plugin that writes the build's `release.json`. It fails the build if the keys of `src/pages.ts` differ from
 * the routes and slots of `remote.json`.
 */
export const remoteReleasePlugin = (options: Options) => (compiler: Compiler) =>
  addReleaseAsset(compiler, options.prerendered, (compilation) => describeRelease(compilation, options))
