import webpack, { type Configuration } from 'webpack'

/** Runs one build; throws with webpack's words when it fails. */
export const runWebpack = (configuration: Configuration) =>
  new Promise<void>((resolve, reject) => {
    const compiler = webpack(configuration)
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() && new Error(stats.toString('errors-only')))
      compiler.close(() => (failure ? reject(failure) : resolve()))
    })
  })
