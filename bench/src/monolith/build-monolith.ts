import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack, { type Configuration } from 'webpack'
import type { BuiltPart } from '../releases/built-parts'
import type { Release } from '../releases/send-release'
import { root } from '../root'

const folder = join(root, '.cache/bench/monolith')
const loader = join(folder, 'load-remote-page.ts')

const remoteFolders = () => readdirSync(root).filter((entry) => entry.startsWith('remote-'))

/** Returns the pages and pieces of a remote that import TanStack Query, each as the name of the remote and its key. */
const pagesWithQueries = ({ release: { part, asks = {} } }: BuiltPart) =>
  Object.keys(asks)
    .filter((key) => asks[key]?.includes('@tanstack/react-query'))
    .map((key) => `${part} ${key}`)

/** Returns a module that replaces the shell's `load-remote-page` and imports the pages of all remotes statically. */
function staticLoader(remotes: BuiltPart[]) {
  const names = remoteFolders().map((each) => each.slice('remote-'.length))
  const imports = names.map((name) => `import { pages as ${name} } from '${root}/remote-${name}/src/pages'`)
  return `import { slotKey } from '@bucketeer/platform/runtime'
import { setRegistry, setRunning } from '${root}/shell/src/federation/live-registry'
import { installScriptGate } from '${root}/shell/src/federation/script-gate'
import { withQueries } from '${root}/shell/src/federation/with-queries'
${imports.join('\n')}
const remotes = { ${names.join(', ')} }
const pagesWithQueries = ${JSON.stringify(remotes.flatMap(pagesWithQueries))}
export const loadRemotePage = (name, key) =>
  pagesWithQueries.includes(name + ' ' + key) ? withQueries(remotes[name][key]) : remotes[name][key]()
export const loadPiece = ({ remote, name }) => loadRemotePage(remote, slotKey(name))
export const startFederation = (registry) => {
  installScriptGate()
  setRunning('shell', registry.shell)
  setRegistry(registry)
}
`
}

async function loadShellConfiguration(): Promise<Configuration> {
  const file = pathToFileURL(join(root, 'shell/webpack.config.ts')).href
  const module = (await import(file)) as { default: Configuration }
  return module.default
}

/** The second one would refuse the sources of remotes, which the version of a shell does not follow. */
const leftOutPlugins = ['ModuleFederationPlugin', 'VersionInputsPlugin']

/** Returns the shell's webpack configuration without federation and with every remote; pages stay lazy chunks. */
async function createConfiguration(): Promise<Configuration> {
  const { plugins = [], output, ...rest } = await loadShellConfiguration()
  return {
    ...rest,
    output: { ...output, path: join(folder, 'dist') },
    plugins: [
      ...plugins.filter((plugin) => !leftOutPlugins.includes(plugin?.constructor.name ?? '')),
      new webpack.NormalModuleReplacementPlugin(/\/load-remote-page$/, loader),
    ],
  }
}

async function build() {
  const compiler = webpack(await createConfiguration())
  if (!compiler) throw new Error('webpack returned no compiler.')
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() && new Error(stats.toString('errors-only')))
      compiler.close(() => (failure ? reject(failure) : resolve()))
    }),
  )
}

/** Builds the shell and these remotes as one ordinary single-page application, with a release that the server accepts. */
export async function buildMonolith(remotes: BuiltPart[]): Promise<BuiltPart> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(loader, staticLoader(remotes))
  await build()
  const dist = join(folder, 'dist')
  // The cast holds because the shell's webpack plugin writes this file.
  const release = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as Release
  return { release, folder: dist }
}
