import webpack, { type Compilation, type Compiler } from 'webpack'
import { prerenderedPaths, referencedFiles } from '../../contract/annex'
import type { Route } from '../../contract/remote-json'
import type { PrerenderedPart } from './prerender-config'
import { renderPages } from './render-pages'

/** The file of a release with the markup of its pages. */
const file = 'prerendered.json'

interface Options extends PrerenderedPart {
  routes: Route[]
}

/** Returns the field of a release that names this file. */
export const prerenderedFile = (compilation: Compilation): { prerendered?: string } =>
  compilation.getAsset(file) ? { prerendered: file } : {}

/** Adds the markup of the pages whose routes say `prerender` to the shell's build. Remotes have annexes instead. */
export class PrerenderPlugin {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  apply(compiler: Compiler) {
    const { routes, ...part } = this.#options
    const paths = prerenderedPaths(part.part.name, routes)
    // Markup of a development build would soon be outdated.
    if (paths.length === 0 || compiler.options.mode === 'development') return
    compiler.hooks.thisCompilation.tap('PrerenderPlugin', (compilation) => {
      // Runs in parallel with the build; its result is awaited below.
      const rendered = renderPages({ ...part, paths })
      rendered.catch(() => undefined)
      compilation.hooks.processAssets.tapPromise('PrerenderPlugin', async () => {
        const pages = await rendered
        for (const name of referencedFiles(pages).filter((path) => !compilation.getAsset(path)))
          compilation.errors.push(
            new webpack.WebpackError(`Prerendered pages refer to ${name}, which is not in the build.`),
          )
        compilation.emitAsset(file, new webpack.sources.RawSource(JSON.stringify(pages)))
      })
    })
  }
}
