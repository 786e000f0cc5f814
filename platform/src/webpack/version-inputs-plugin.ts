import { realpathSync } from 'node:fs'
import { sep } from 'node:path'
import webpack, { type Compiler, type Module } from 'webpack'
import { type Part, root } from '../parts/parts'
import { versionInputs } from '../parts/source-hash'

const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/

/** The presets, which the version of platform counts. */
const presets = `${import.meta.dirname}${sep}`

const fileOf = (module: Module): string | undefined =>
  module instanceof webpack.NormalModule && module.resource.startsWith('/')
    ? (module.matchResource ?? module.resource)
    : undefined

/** Returns the path of a file's package in the lock file, such as `node_modules/react`. */
const packageOf = (file: string): string | undefined => {
  const [folder] = packageFolder.exec(file) ?? []
  return folder?.slice(realpathSync(root).length + 1)
}

/**
 * Fails a build that contains a file which the versions of these parts do not count: other bytes could get the same
 * version.
 */
export class VersionInputsPlugin {
  readonly #parts: Part[]

  constructor(...parts: Part[]) {
    this.#parts = parts
  }

  apply(compiler: Compiler) {
    if (compiler.options.mode === 'development') return
    compiler.hooks.compilation.tap('VersionInputsPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('VersionInputsPlugin', (modules) => {
        const inputs = this.#parts.map((part) => versionInputs(part))
        const files = new Set(inputs.flatMap((each) => each.files.map((file) => realpathSync(file))))
        const isCounted = (file: string) => {
          const path = packageOf(file)
          // Module Federation generates its entry there from the preset.
          if (path === 'node_modules/.federation') return true
          return path === undefined
            ? files.has(file) || file.startsWith(presets)
            : inputs.some(({ packages }) => path in packages)
        }
        for (const file of new Set([...modules].flatMap((module) => fileOf(module) ?? []))) {
          if (isCounted(file.replace(/\?.*$/, ''))) continue
          const names = this.#parts.map(({ name }) => name).join(' and ')
          compilation.errors.push(
            new webpack.WebpackError(
              `${file} is in the build, but the version of ${names} does not follow it: platform/src/parts/source-hash.ts.`,
            ),
          )
        }
      })
    })
  }
}
