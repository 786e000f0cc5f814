import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack, { type Compilation, type Compiler } from 'webpack'
import { baseMark } from '../../contract/prerendered'
import { nonceMark } from '../../contract/registry'
import { previewPicture, type ShellRelease } from '../../contract/release'
import type { Route } from '../../contract/remote-json'
import { groupOf, scriptsOf, singletonsOf } from './page-chunks'
import { pageRequests } from './page-requests'
import type { PrerenderedPart } from './prerender/prerender-config'
import { inlineScripts } from './inline-scripts'
import { providedSingletons } from './provided-names'
import { addReleaseAsset, listAssets } from './release-asset'
import { translatedManifest } from '../../translations/manifest-texts'

/** Shown before the shell has loaded. */
export interface PagePlaceholder {
  /** For the head. `addressOf` returns the URL of the build's file with this name, given without hash and extension. */
  css: (addressOf: (name: string) => string) => string
  html: string
}

interface Options {
  folder: string
  version: string
  placeholder: PagePlaceholder
  routes: Route[]
  owner: string
  /** By slot, the version of its props. */
  slots: Record<string, string>
  prerendered: PrerenderedPart
}

/** Returns whether a file is a font subset, which every page preloads. */
const isFontSubset = (path: string) => /-subset\..*\.woff2$/.test(path)

/** shared-auth imports its HTTP client with this chunk name. */
function callsOf(compilation: Compilation): string[] {
  const group = compilation.namedChunkGroups.get('calls')
  if (!group) throw new Error('The build of the shell has no chunk called calls.')
  return scriptsOf(group)
}

async function fillPage(page: string, compilation: Compilation, { folder, placeholder }: Options) {
  const addressOf = (name: string) => {
    const file = compilation.getAssets().find((asset) => asset.name.startsWith(`${name}.`))
    if (!file) throw new Error(`The build of the shell has no file called ${name}.`)
    return baseMark + file.name
  }
  const filled = page
    .replace(
      '<!--page-placeholder-css-->',
      () => `<style nonce="${nonceMark}">${placeholder.css(addressOf)}</style>`,
    )
    .replace('<!--page-placeholder-->', () => placeholder.html)
  return inlineScripts(filled, join(folder, 'src'))
}

/** Adds the shell's `index.html`, and files that are copied. */
function addPage(compiler: Compiler, options: Options) {
  const source = (name: string) => join(options.folder, 'src', name)
  const page = source('index.html')
  const copies = ['favicon.svg', previewPicture]
  compiler.hooks.thisCompilation.tap('ShellReleasePlugin', (compilation) => {
    compilation.fileDependencies.addAll([page, ...copies.map(source)])
    const emit = (name: string, content: string | Buffer) =>
      // The minimizer would remove the comments that the server replaces.
      compilation.emitAsset(name, new webpack.sources.RawSource(content), { minimized: true })
    compilation.hooks.processAssets.tapPromise('ShellReleasePlugin', async () => {
      emit('index.html', await fillPage(readFileSync(page, 'utf8'), compilation, options))
      for (const name of copies) emit(name, readFileSync(source(name)))
    })
  })
}

/** Returns by route the scripts of the page and of the lazy singletons that it imports. */
function chunksOf(compilation: Compilation, { folder, routes }: Options, provides: ShellRelease['provides']) {
  const requests = pageRequests(join(folder, 'src/site/shell-pages.ts'))
  return Object.fromEntries(
    routes.map(({ path }) => {
      const group = groupOf(compilation, requests[path])
      if (!group)
        throw new Error(`shell.json has the route ${path}, but src/site/shell-pages.ts has no page for it.`)
      const late = singletonsOf(compilation, group).flatMap((name) => provides[name]?.files ?? [])
      return [path, [...new Set([...scriptsOf(group), ...late])]]
    }),
  )
}

function describeRelease(compilation: Compilation, options: Options): ShellRelease {
  const { folder, version, owner, routes, slots } = options
  const files = listAssets(compilation)
  const entrypoint = compilation.entrypoints.get('shell')
  const [entry] = entrypoint ? scriptsOf(entrypoint) : []
  if (!entry) throw new Error('The build of the shell has no entry.')
  const provides = providedSingletons(compilation)
  return {
    part: 'shell',
    version,
    owner,
    entry,
    html: 'index.html',
    fonts: files.map(({ path }) => path).filter(isFontSubset),
    routes,
    texts: translatedManifest(folder, options),
    provides,
    slots,
    chunks: chunksOf(compilation, options, provides),
    calls: callsOf(compilation),
    files,
  }
}

/** Returns a plugin that writes the shell's `index.html` and `release.json`. */
export const shellReleasePlugin = (options: Options) => (compiler: Compiler) => {
  addPage(compiler, options)
  addReleaseAsset(compiler, options.prerendered, (compilation) => describeRelease(compilation, options))
}
