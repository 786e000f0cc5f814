import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webpack, { type Compilation, type Compiler } from 'webpack'
import { baseMark, type PrerenderedPages } from '../../contract/prerendered'
import type { Route } from '../../contract/remote-json'
import type { Part } from '../../parts/parts'
import { runWebpack } from '../run-webpack'
import { prerenderConfig, prerenderFile } from './prerender-config'

/** The file of a release that has its pages as markup. */
const file = 'prerendered.json'

interface Options {
  part: Part
  version: string
  routes: Route[]
  /** JavaScript that leaves a constant called `pages`: by route, what loads its page. */
  pages: string
}

interface Drawing {
  draw(paths: string[]): Promise<PrerenderedPages>
}

const require = createRequire(import.meta.url)

/** Builds the pages for Node, and lets them draw themselves. */
const drawPages = async ({ part, version, pages }: Options, paths: string[]): Promise<PrerenderedPages> => {
  // Of its own, since the same part may be built twice at once.
  const folder = await mkdtemp(join(tmpdir(), 'bucketeer-prerender-'))
  try {
    await runWebpack(prerenderConfig({ part, version, pages, folder }))
    // The entry that the configuration has written.
    const { draw } = require(join(folder, prerenderFile)) as Drawing
    return await draw(paths)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const prerenderedRoutes = ({ part, routes }: Options): string[] =>
  routes
    .filter(({ prerender }) => prerender)
    .map(({ path }) => {
      if (!path.includes(':')) return path
      throw new Error(`${part.name}: ${path} cannot be prerendered, since it is not one page.`)
    })

/** Other files than the build has, which markup would ask a site for in vain. */
const missingFiles = (compilation: Compilation, content: string): string[] =>
  [...content.matchAll(new RegExp(`${baseMark}([\\w./-]+)`, 'g'))]
    .map(([, name = '']) => name)
    .filter((name) => !compilation.getAsset(name))

/** Where a release says which of its files that is. */
export const prerenderedFile = (compilation: Compilation): { prerendered?: string } =>
  compilation.getAsset(file) ? { prerendered: file } : {}

/** Adds the pages whose routes say `prerender`, as markup, to a part's build. */
export class PrerenderPlugin {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  apply(compiler: Compiler) {
    const routes = prerenderedRoutes(this.#options)
    // What is being developed changes by the minute, and its pages come at once.
    if (routes.length === 0 || compiler.options.mode === 'development') return
    compiler.hooks.thisCompilation.tap('PrerenderPlugin', (compilation) => {
      // Beside the build itself; how it ends is asked below.
      const drawn = drawPages(this.#options, routes)
      drawn.catch(() => undefined)
      compilation.hooks.processAssets.tapPromise('PrerenderPlugin', async () => {
        const content = JSON.stringify(await drawn)
        for (const name of missingFiles(compilation, content))
          compilation.errors.push(
            new webpack.WebpackError(`Prerendered pages ask for ${name}, which the build has not.`),
          )
        compilation.emitAsset(file, new webpack.sources.RawSource(content))
      })
    })
  }
}
