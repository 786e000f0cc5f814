import { configurationOf, runWebpack } from './run-webpack'
import type { Part } from '../parts/parts'

/**
 * Builds a part into its `dist`, with `release.json`.
 * @throws Error with webpack's messages
 */
export async function buildPart(part: Part): Promise<void> {
  // A development build must never be released.
  const configuration = await configurationOf(part, 'production')
  await runWebpack(configuration).catch((error: unknown) => {
    throw new Error(`${part.name} does not build:\n${error instanceof Error ? error.message : String(error)}`)
  })
}
