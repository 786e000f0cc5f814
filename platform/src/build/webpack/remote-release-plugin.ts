import { join } from 'node:path'
import type { ChunkGroup, Compilation, Compiler } from 'webpack'
import type { RemoteRelease } from '../../contract/release'
import type { RemoteJson } from '../../contract/remote-json'
import { slotKey } from '../../contract/slot-key'
import type { ReleasedSlot } from '../../contract/slots'
import { slotVersions } from '../parts/parts'
import { listAssets } from './asset-list'
import { pageRequests } from './page-requests'
import type { PrerenderedPart } from './prerender/prerender-config'
import { groupOf, scriptsOf, singletonsOf } from './page-chunks'
import { addReleaseAsset } from './release-asset'
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
 * Writes the build's `release.json`. Fails the build if the keys of `src/pages.ts` differ from the routes and slots of
 * `remote.json`.
 */
export class RemoteReleasePlugin {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  apply(compiler: Compiler) {
    addReleaseAsset(compiler, this.#options.prerendered, (compilation) => this.#describe(compilation))
  }

  #describe(compilation: Compilation): RemoteRelease {
    const { remote, version, container } = this.#options
    const files = listAssets(compilation)
    const entry = files.find(({ path }) => path === 'remoteEntry.js')
    if (!entry) throw new Error(`The build of ${remote.name} has no remote entry.`)
    return {
      part: remote.name,
      version,
      title: remote.title,
      owner: remote.owner,
      container,
      entry: entry.path,
      routes: remote.routes,
      nav: remote.nav,
      texts: translatedManifest(this.#options.folder, remote),
      slots: releasedSlots(remote, this.#options.folder),
      chunks: this.#byKey(compilation, scriptsOf),
      ...(remote.required && { required: remote.required }),
      requires: this.#requires(compilation),
      asks: this.#byKey(compilation, (group) => singletonsOf(compilation, group)),
      files,
    }
  }

  #requires(compilation: Compilation): RemoteRelease['requires'] {
    const ranges = Object.entries(rangesOf(this.#options.folder))
    const names = usedNames(compilation)
    return Object.fromEntries(
      ranges
        .filter(([name]) => name in names)
        .map(([name, range]) => [name, { range, names: names[name] ?? [] }]),
    )
  }

  /** Returns by route, and by key of a slot, what `find` returns for the expose's chunks and those of the page or piece. */
  #byKey(compilation: Compilation, find: (group: ChunkGroup) => string[]): Record<string, string[]> {
    const { remote, folder } = this.#options
    const requests = pageRequests(join(folder, 'src/pages.ts'))
    const slots = (remote.slots ?? []).map(({ name }) => slotKey(name))
    const keys = [...remote.routes.map(({ path }) => path), ...slots]
    if (!sameSet(keys, Object.keys(requests))) {
      throw new Error(
        `remote.json of ${remote.name} declares ${keys.join(', ')}, but src/pages.ts has ${Object.keys(requests).join(', ')}.`,
      )
    }
    const expose = compilation.chunkGroups.find((group) => group.name === 'pages')
    return Object.fromEntries(
      keys.map((key) => {
        const page = groupOf(compilation, requests[key])
        return [key, [...new Set([expose, page].flatMap((group) => (group ? find(group) : [])))]]
      }),
    )
  }
}
