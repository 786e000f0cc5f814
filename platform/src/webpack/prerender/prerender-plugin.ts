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

/** The file of a release with the markup of its pages. */
const file = 'prerendered.json'

interface Options {
  part: Part
  version: string
  routes: Route[]
  /** JavaScript that defines a constant `pages`: by route, a function that loads its page. */
  pages: string
}

interface Renderer {
  render(paths: string[]): Promise<PrerenderedPages>
}

const require = createRequire(import.meta.url)

/** Builds the pages for Node and renders them. */
const renderPages = async ({ part, version, pages }: Options, paths: string[]): Promise<PrerenderedPages> => {
  // A folder of its own, since two builds of the same part may run at once.
  const folder = await mkdtemp(join(tmpdir(), 'bucketeer-prerender-'))
  try {
    await runWebpack(prerenderConfig({ part, version, pages, folder }))
    // The entry from the configuration.
    const { render } = require(join(folder, prerenderFile)) as Renderer
    return await render(paths)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const prerenderedRoutes = ({ part, routes }: Options): string[] =>
  routes
    .filter(({ prerender }) => prerender)
    .map(({ path }) => {
      if (!path.includes(':')) return path
      throw new Error(`${part.name}: ${path} cannot be prerendered, because it has parameters.`)
    })

/** Returns the files that markup refers to and the build does not have. */
const missingFiles = (compilation: Compilation, content: string): string[] =>
  [...content.matchAll(new RegExp(`${baseMark}([\\w./-]+)`, 'g'))]
    .map(([, name = '']) => name)
    .filter((name) => !compilation.getAsset(name))

/** Returns the field of a release that names this file. */
export const prerenderedFile = (compilation: Compilation): { prerendered?: string } =>
  compilation.getAsset(file) ? { prerendered: file } : {}

/** Adds the markup of the pages whose routes say `prerender` to a part's build. */
export class PrerenderPlugin {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  apply(compiler: Compiler) {
    const routes = prerenderedRoutes(this.#options)
    // Markup of a development build would soon be outdated.
    if (routes.length === 0 || compiler.options.mode === 'development') return
    compiler.hooks.thisCompilation.tap('PrerenderPlugin', (compilation) => {
      // Runs in parallel with the build; its result is awaited below.
      const rendered = renderPages(this.#options, routes)
      rendered.catch(() => undefined)
      compilation.hooks.processAssets.tapPromise('PrerenderPlugin', async () => {
        const content = JSON.stringify(await rendered)
        for (const name of missingFiles(compilation, content))
          compilation.errors.push(
            new webpack.WebpackError(`Prerendered pages refer to ${name}, which is not in the build.`),
          )
        compilation.emitAsset(file, new webpack.sources.RawSource(content))
      })
    })
  }
}
