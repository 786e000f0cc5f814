import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Configuration } from 'webpack'
import { findPart } from '../parts/parts'
import { runWebpack } from '../webpack/run-webpack'

/**
 * Builds the shell with the development build of React, which Fast Refresh needs. Other repositories serve it for a tab of
 * a site while they develop a remote.
 * @throws Error with webpack's messages
 */
export const buildDevShell = async (target: string): Promise<void> => {
  // The presets read it when they create a part's configuration.
  process.env.NODE_ENV = 'development'
  const { folder } = findPart('shell')
  const module: { default: Configuration } = await import(
    pathToFileURL(join(folder, 'webpack.config.ts')).href
  )
  const configuration = module.default
  await runWebpack({
    ...configuration,
    devtool: false,
    // Fast Refresh would say that this build itself has no hot reload.
    infrastructureLogging: { level: 'error' },
    output: { ...configuration.output, path: target },
  })
}
