import { findPart } from '../parts/parts'
import { configurationOf, runWebpack } from '../webpack/run-webpack'

/**
 * Builds the shell with the development build of React, which Fast Refresh needs. Other repositories serve it for a tab of
 * a site while they develop a remote.
 * @throws Error with webpack's messages
 */
export const buildDevShell = async (target: string): Promise<void> => {
  const configuration = await configurationOf(findPart('shell'), 'development')
  await runWebpack({
    ...configuration,
    devtool: false,
    // Fast Refresh would say that this build itself has no hot reload.
    infrastructureLogging: { level: 'error' },
    output: { ...configuration.output, path: target },
  })
}
