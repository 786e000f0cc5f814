import webpack, { type Compilation, type Compiler } from 'webpack'
import { referencedFiles } from '../../contract/prerendered'
import type { Release } from '../../contract/release'
import type { PrerenderedPart } from './prerender/prerender-config'
import { renderPages } from './prerender/render-pages'

/**
 * Adds `release.json`. Calls `describe` after every other file of the build is final. Renders the pages in parallel with
 * the build.
 */
export function addReleaseAsset(
  compiler: Compiler,
  prerendered: PrerenderedPart,
  describe: (compilation: Compilation) => Release,
) {
  // Markup of a development build would soon be outdated.
  const isRendered = prerendered.paths.length > 0 && compiler.options.mode !== 'development'
  compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
    const rendering = isRendered ? renderPages(prerendered) : Promise.resolve(undefined)
    rendering.catch(() => undefined)
    compilation.hooks.processAssets.tapPromise(
      { name: 'ReleasePlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
      async () => {
        if (compilation.errors.length > 0) return
        const release = describe(compilation)
        const pages = await rendering
        const missing = referencedFiles(pages ?? {}).find((path) => !compilation.getAsset(path))
        if (missing !== undefined)
          throw new Error(`Prerendered pages refer to ${missing}, which is not in the build.`)
        const source = new webpack.sources.RawSource(JSON.stringify({ ...release, pages }, null, 2))
        compilation.emitAsset('release.json', source)
      },
    )
  })
}
