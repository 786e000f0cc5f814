import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Configuration } from 'webpack'
import { runWebpack } from '../webpack/run-webpack'
import type { Part } from './parts'

const configurationOf = async (part: Part): Promise<Configuration> => {
  const module: { default: Configuration } = await import(
    pathToFileURL(join(part.folder, 'webpack.config.ts')).href
  )
  return module.default
}

/**
 * Builds a part into its `dist`, with `release.json`.
 * @throws Error with webpack's messages
 */
export const buildPart = async (part: Part): Promise<void> => {
  // The presets read it. A development build must never be released.
  process.env.NODE_ENV = 'production'
  const configuration = await configurationOf(part)
  await runWebpack(configuration).catch((error: unknown) => {
    throw new Error(`${part.name} does not build:\n${error instanceof Error ? error.message : String(error)}`)
  })
}
