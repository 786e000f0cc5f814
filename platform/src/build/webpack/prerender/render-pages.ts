import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sourceLanguage } from '../../../contract/languages'
import { pageKey, type PrerenderedPages } from '../../../contract/prerendered'
import { languagesOf } from '../../../translations/catalogue'
import { runWebpack } from '../run-webpack'
import { prerenderConfig, prerenderFile, type PrerenderedPart } from './prerender-config'

interface Renderer {
  render(paths: string[], language: string): Promise<PrerenderedPages>
}

const require = createRequire(import.meta.url)

/**
 * Builds the pages of a part for Node and renders those with these paths, in each language of the part.
 * @throws Error with webpack's messages, or with that of a page
 */
export async function renderPages({ paths, ...part }: PrerenderedPart): Promise<PrerenderedPages> {
  // A folder of its own, since two builds of the same part may run at once.
  const folder = await mkdtemp(join(tmpdir(), 'bucketeer-prerender-'))
  try {
    await runWebpack(prerenderConfig(part, folder))
    // The entry from the configuration.
    const { render } = require(join(folder, prerenderFile)) as Renderer
    const pages: PrerenderedPages = {}
    // One after another, because the language is that of the whole bundle.
    for (const language of [sourceLanguage, ...languagesOf(part.part.folder)]) {
      const rendered = await render(paths, language)
      for (const [path, page] of Object.entries(rendered)) pages[pageKey(path, language)] = page
    }
    return pages
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
