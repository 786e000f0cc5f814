import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack, { type Compilation, type Compiler } from 'webpack'
import { baseMark } from '../../contract/prerendered'
import { nonceMark } from '../../contract/registry'
import { previewPicture, type ShellRelease } from '../../contract/release'
import type { Route } from '../../contract/remote-json'
import { listAssets } from './asset-list'
import { groupOf, scriptsOf, singletonsOf } from './page-chunks'
import { pageRequests } from './page-requests'
import type { PrerenderedPart } from './prerender/prerender-config'
import { inlineScripts } from './inline-scripts'
import { providedSingletons } from './provided-names'
import { addReleaseAsset } from './release-asset'
import { translatedManifest } from '../../translations/manifest-texts'

/** Shown before the shell has loaded. */
export interface PagePlaceholder {
  /** For the head. `addressOf` returns the URL of the build's file with this name, given without hash and extension. */
  css: (addressOf: (name: string) => string) => string
  html: string
}

interface Options {
  folder: string
  version: string
  placeholder: PagePlaceholder
  routes: Route[]
  owner: string
  /** By slot, the version of its props. */
  slots: Record<string, string>
  prerendered: PrerenderedPart
}

/** Returns whether a file is a font subset, which every page preloads. */
const isFontSubset = (path: string) => /-subset\..*\.woff2$/.test(path)

/** shared-auth imports its HTTP client with this chunk name. */
function callsOf(compilation: Compilation): string[] {
  const group = compilation.namedChunkGroups.get('calls')
  if (!group) throw new Error('The build of the shell has no chunk called calls.')
  return scriptsOf(group)
}

/** Writes the shell's `index.html` and `release.json`. */
export class ShellReleasePlugin {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  apply(compiler: Compiler) {
    this.#addPage(compiler)
    addReleaseAsset(compiler, this.#options.prerendered, (compilation) => this.#describe(compilation))
  }

  #addPage(compiler: Compiler) {
    const page = join(this.#options.folder, 'src/index.html')
    const copies = ['favicon.svg', previewPicture].map((name) => ({
      name,
      file: join(this.#options.folder, 'src', name),
    }))
    compiler.hooks.thisCompilation.tap('ShellReleasePlugin', (compilation) => {
      compilation.fileDependencies.addAll([page, ...copies.map(({ file }) => file)])
      const emit = (name: string, content: string | Buffer) =>
        // The minimizer would remove the comments that the server replaces.
        compilation.emitAsset(name, new webpack.sources.RawSource(content), { minimized: true })
      compilation.hooks.processAssets.tapPromise('ShellReleasePlugin', async () => {
        emit('index.html', await this.#fill(readFileSync(page, 'utf8'), compilation))
        for (const { name, file } of copies) emit(name, readFileSync(file))
      })
    })
  }

  async #fill(page: string, compilation: Compilation) {
    const addressOf = (name: string) => {
      const file = compilation.getAssets().find((asset) => asset.name.startsWith(`${name}.`))
      if (!file) throw new Error(`The build of the shell has no file called ${name}.`)
      return baseMark + file.name
    }
    const { folder, placeholder } = this.#options
    const filled = page
      .replace(
        '<!--page-placeholder-css-->',
        () => `<style nonce="${nonceMark}">${placeholder.css(addressOf)}</style>`,
      )
      .replace('<!--page-placeholder-->', () => placeholder.html)
    return inlineScripts(filled, join(folder, 'src'))
  }

  #describe(compilation: Compilation): ShellRelease {
    const files = listAssets(compilation)
    const [entry] =
      compilation.entrypoints
        .get('shell')
        ?.getFiles()
        .filter((file) => file.endsWith('.js')) ?? []
    if (!entry) throw new Error('The build of the shell has no entry.')
    const provides = providedSingletons(compilation)
    return {
      part: 'shell',
      version: this.#options.version,
      owner: this.#options.owner,
      entry,
      html: 'index.html',
      fonts: files.map(({ path }) => path).filter(isFontSubset),
      routes: this.#options.routes,
      texts: translatedManifest(this.#options.folder, this.#options),
      provides,
      slots: this.#options.slots,
      chunks: this.#chunks(compilation, provides),
      calls: callsOf(compilation),
      files,
    }
  }

  /** Returns by route the scripts of the page and of the lazy singletons that it imports. */
  #chunks(compilation: Compilation, provides: ShellRelease['provides']): Record<string, string[]> {
    const requests = pageRequests(join(this.#options.folder, 'src/site/shell-pages.ts'))
    return Object.fromEntries(
      this.#options.routes.map(({ path }) => {
        const group = groupOf(compilation, requests[path])
        if (!group)
          throw new Error(`shell.json has the route ${path}, but src/site/shell-pages.ts has no page for it.`)
        const late = singletonsOf(compilation, group).flatMap((name) => provides[name]?.files ?? [])
        return [path, [...new Set([...scriptsOf(group), ...late])]]
      }),
    )
  }
}
