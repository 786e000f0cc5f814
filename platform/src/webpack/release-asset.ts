import webpack, { type Compilation, type Compiler } from 'webpack'
import type { Release } from '../contract/release'

/** Adds `release.json`. Calls `describe` after every other file of the build is final. */
export const addReleaseAsset = (compiler: Compiler, describe: (compilation: Compilation) => Release) => {
  compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
    compilation.hooks.processAssets.tap(
      { name: 'ReleasePlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
      () => {
        if (compilation.errors.length > 0) return
        const source = new webpack.sources.RawSource(JSON.stringify(describe(compilation), null, 2))
        compilation.emitAsset('release.json', source)
      },
    )
  })
}
