import { realpathSync } from 'node:fs'
import { isAbsolute, relative, sep } from 'node:path'
import webpack, { type Compiler, type Module } from 'webpack'
import { root } from '../../../bin/root.mjs'
import { type Part } from '../parts/parts'
import { versionInputs } from '../parts/source-hash'

/** Returns the file of a module or of an external; undefined for generated modules. */
function fileOf(module: Module): string | undefined {
  const resource = module instanceof webpack.NormalModule ? module.resource : undefined
  const external = module instanceof webpack.ExternalModule ? String(module.request) : undefined
  const [file = ''] = (resource ?? external ?? '').split('?')
  return isAbsolute(file) ? file : undefined
}

const packageFolder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/

/** Returns the path of a file's package in the lock file, such as `node_modules/react`; undefined for our own files. */
const packageOf = (file: string): string | undefined =>
  packageFolder.exec(relative(realpathSync(root), file).replaceAll(sep, '/'))?.[0]

/** The presets, which the version of platform counts. */
const presets = `${import.meta.dirname}${sep}`

/** Module Federation generates an entry there from the preset. */
const generated = 'node_modules/.federation'

/** Returns a function that says why the version of a part does not follow a file; undefined if it does. */
function createFinder(part: Part) {
  const { files: counted, packages } = versionInputs(part)
  const files = new Set(counted.map((file) => realpathSync(file)))
  return (file: string): string | undefined => {
    const path = packageOf(file)
    if (path === undefined)
      return files.has(file) || file.startsWith(presets)
        ? undefined
        : `it is no source of ${part.name} (platform/src/build/parts/source-hash.ts)`
    const isCounted = path === generated || path in packages
    return isCounted ? undefined : `${path} is no dependency in the package.json of ${part.name}`
  }
}

/**
 * Fails a build that contains a file which the version of its part does not follow: other bytes could get the same
 * version.
 */
export class VersionInputsPlugin {
  readonly #part: Part

  constructor(part: Part) {
    this.#part = part
  }

  apply(compiler: Compiler) {
    if (compiler.options.mode === 'development') return
    compiler.hooks.compilation.tap('VersionInputsPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('VersionInputsPlugin', (modules) => {
        const reasonAgainst = createFinder(this.#part)
        for (const file of new Set([...modules].flatMap((module) => fileOf(module) ?? []))) {
          const reason = reasonAgainst(file)
          if (reason)
            compilation.errors.push(
              new webpack.WebpackError(
                `${file} is in the build, but its version does not follow it: ${reason}.`,
              ),
            )
        }
      })
    })
  }
}
