import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack, { type Configuration, type Stats } from 'webpack'
import type { Part } from '../parts/parts'
import { buildErrors } from './build-errors'

/** Returns the configuration of a part from its webpack.config.ts, whose presets read the mode. */
export async function configurationOf({ folder }: Part, mode: 'production' | 'development') {
  process.env.NODE_ENV = mode
  const module: { default: Configuration } = await import(
    pathToFileURL(join(folder, 'webpack.config.ts')).href
  )
  return module.default
}

const errorsOf = (stats: Stats | undefined) =>
  stats?.hasErrors()
    ? new Error(buildErrors(stats.toJson({ all: false, errors: true }).errors ?? []))
    : undefined

/**
 * Runs one build.
 * @throws Error with the first errors of webpack
 */
export const runWebpack = (configuration: Configuration) =>
  new Promise<void>((resolve, reject) => {
    const compiler = webpack(configuration)
    compiler.run((error, stats) => {
      const failure = error ?? errorsOf(stats)
      compiler.close(() => (failure ? reject(failure) : resolve()))
    })
  })
