import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PrerenderedPages } from '../../../contract/prerendered'
import { runWebpack } from '../run-webpack'
import { prerenderConfig, prerenderFile, type PrerenderedPart } from './prerender-config'

interface Renderer {
  render(paths: string[]): Promise<PrerenderedPages>
}

const require = createRequire(import.meta.url)

/**
 * Builds the pages of a part for Node and renders those with these paths.
 * @throws Error with webpack's messages, or with that of a page
 */
export async function renderPages({ paths, ...part }: PrerenderedPart): Promise<PrerenderedPages> {
  // A folder of its own, since two builds of the same part may run at once.
  const folder = await mkdtemp(join(tmpdir(), 'bucketeer-prerender-'))
  try {
    await runWebpack(prerenderConfig(part, folder))
    // The entry from the configuration.
    const { render } = require(join(folder, prerenderFile)) as Renderer
    return await render(paths)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
