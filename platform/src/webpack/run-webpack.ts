import webpack, { type Configuration, type Stats } from 'webpack'
import { buildErrors } from './build-errors'

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
