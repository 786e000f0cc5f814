import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Annex, prerenderedPaths, referencedFiles } from '../contract/annex'
import { renderPages } from '../webpack/prerender/render-pages'
import { annexFile } from './annex'
import { builtRelease, isBuilt } from './built-release'
import { findPart, type Part, readRemoteJson } from './parts'
import { versionOf } from './source-hash'

/** @throws Error for a file that the remote's build does not have. Without a build, the site checks it. */
const expectFiles = (part: Part, { pages }: Annex) => {
  const built = isBuilt(part) ? builtRelease(part) : undefined
  if (!built) return
  const paths = new Set(built.files.map(({ path }) => path))
  const missing = referencedFiles(pages).find((path) => !paths.has(path))
  if (missing !== undefined)
    throw new Error(`Prerendered pages of ${part.name} refer to ${missing}, which is not in its build.`)
}

/**
 * Renders the pages of a remote with the shared packages of this checkout and writes them beside its build.
 * @param shell the version of this checkout's shell
 * @throws Error with webpack's messages, or with that of a page
 */
export const buildAnnex = async (part: Part, shell: string): Promise<Annex> => {
  // The presets read it. A development build must never be released.
  process.env.NODE_ENV = 'production'
  const pages = await renderPages({
    part,
    paths: prerenderedPaths(part.name, readRemoteJson(part.folder).routes),
    pages: `import { pages } from ${JSON.stringify(join(part.folder, 'src/pages.ts'))}`,
    sources: [part, findPart('shell')],
  })
  const annex: Annex = { part: part.name, version: versionOf(part), shell, pages }
  expectFiles(part, annex)
  mkdirSync(dirname(annexFile(part)), { recursive: true })
  writeFileSync(annexFile(part), JSON.stringify(annex))
  return annex
}
