import { join } from 'node:path'
import type { ChunkGroup, Compilation, Compiler } from 'webpack'
import type { RemoteRelease } from '../contract/release'
import type { RemoteJson } from '../contract/remote-json'
import { listAssets } from './asset-list'
import { pageRequests } from './page-requests'
import { groupOf, scriptsOf, singletonsOf } from './page-chunks'
import { addReleaseAsset } from './release-asset'
import { rangesOf } from './singletons'
import { prerenderedFile } from './prerender'
import { usedNames } from './used-names'

interface Options {
  remote: RemoteJson
  version: string
  container: string
  folder: string
}

const sameSet = (one: string[], other: string[]) => one.toSorted().join() === other.toSorted().join()

/** Writes the build's `release.json`. Fails the build if the pages differ from the routes of `remote.json`. */
export class RemoteReleasePlugin {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  apply(compiler: Compiler) {
    addReleaseAsset(compiler, (compilation) => this.#describe(compilation))
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
      ...(remote.required && { required: remote.required }),
      chunks: this.#byRoute(compilation, scriptsOf),
      requires: this.#requires(compilation),
      asks: this.#byRoute(compilation, (group) => singletonsOf(compilation, group)),
      ...prerenderedFile(compilation),
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

  /** Returns by route what `find` returns for the expose's chunks and those of the page. */
  #byRoute(compilation: Compilation, find: (group: ChunkGroup) => string[]): Record<string, string[]> {
    const { remote, folder } = this.#options
    const requests = pageRequests(join(folder, 'src/pages.ts'))
    const routes = remote.routes.map(({ path }) => path)
    if (!sameSet(routes, Object.keys(requests))) {
      throw new Error(
        `remote.json of ${remote.name} has the routes ${routes.join(', ')}, but src/pages.ts the pages ${Object.keys(requests).join(', ')}.`,
      )
    }
    const expose = compilation.chunkGroups.find((group) => group.name === 'pages')
    return Object.fromEntries(
      routes.map((route) => {
        const page = groupOf(compilation, requests[route])
        return [route, [...new Set([expose, page].flatMap((group) => (group ? find(group) : [])))]]
      }),
    )
  }
}
