import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack, { type Configuration } from 'webpack'
import type { Part } from './parts'

const configurationOf = async (part: Part): Promise<Configuration> => {
  const module: { default: Configuration } = await import(
    pathToFileURL(join(part.folder, 'webpack.config.ts')).href
  )
  return module.default
}

const runWebpack = (configuration: Configuration) =>
  new Promise<webpack.Stats>((resolve, reject) => {
    const compiler = webpack(configuration)
    compiler.run((error, stats) => {
      compiler.close(() =>
        stats && !error ? resolve(stats) : reject(error ?? new Error('webpack said nothing')),
      )
    })
  })

/** Builds a part into its `dist`, `release.json` included; throws with webpack's words when it fails. */
export const buildPart = async (part: Part): Promise<void> => {
  const stats = await runWebpack(await configurationOf(part))
  if (stats.hasErrors()) throw new Error(`${part.name} does not build:\n${stats.toString('errors-only')}`)
}
