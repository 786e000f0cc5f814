import { createHash } from 'node:crypto'
import webpack, { type Compilation, type Compiler } from 'webpack'
import { referencedFiles } from '../../contract/prerendered'
import type { Release, ReleaseFile } from '../../contract/release'
import type { PrerenderedPart } from './prerender/prerender-config'
import { renderPages } from './prerender/render-pages'

/** Returns every file of a compilation with its size and hash, sorted by path. */
export const listAssets = (compilation: Compilation): ReleaseFile[] =>
  compilation
    .getAssets()
    .map(({ name, source }) => {
      const bytes = source.buffer()
      const sha384 = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
      return { path: name, size: bytes.length, sha384 }
    })
    .sort((one, other) => (one.path < other.path ? -1 : 1))

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
