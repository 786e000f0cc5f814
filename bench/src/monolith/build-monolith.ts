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

const hasQueries = ({ release }: BuiltPart) => '@tanstack/react-query' in (release.requires ?? {})

/** In the place of the shell's own: the pages of all remotes, imported like any other module. */
const staticLoader = (remotes: BuiltPart[]) => {
  const names = remoteFolders().map((each) => each.slice('remote-'.length))
  const imports = names.map((name) => `import { pages as ${name} } from '${root}/remote-${name}/src/pages'`)
  return `import { withQueries } from '${root}/shell/src/person/with-queries'
${imports.join('\n')}
const remotes = { ${names.join(', ')} }
const asking = ${JSON.stringify(remotes.filter(hasQueries).map(({ release }) => release.part))}
export const addRuntimePlugins = () => {}
export const loadRemotePage = (name, path) =>
  asking.includes(name) ? withQueries(remotes[name][path]) : remotes[name][path]()
`
}

const shellsConfiguration = async (): Promise<Configuration> => {
  const file = pathToFileURL(join(root, 'shell/webpack.config.ts')).href
  const module = (await import(file)) as { default: Configuration }
  return module.default
}

/** The shell's own build without federation, with every remote in it; pages stay chunks of their own. */
const configuration = async (): Promise<Configuration> => {
  const { plugins = [], output, ...rest } = await shellsConfiguration()
  return {
    ...rest,
    output: { ...output, path: join(folder, 'dist') },
    plugins: [
      ...plugins.filter((plugin) => plugin?.constructor.name !== 'ModuleFederationPlugin'),
      new webpack.NormalModuleReplacementPlugin(/\/load-remote-page$/, loader),
    ],
  }
}

const build = async () => {
  const compiler = webpack(await configuration())
  if (!compiler) throw new Error('webpack has nothing to build.')
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() && new Error(stats.toString('errors-only')))
      compiler.close(() => (failure ? reject(failure) : resolve()))
    }),
  )
}

/** The same sources as these remotes, as one ordinary single-page application and a release that the same server serves. */
export const buildMonolith = async (remotes: BuiltPart[]): Promise<BuiltPart> => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(loader, staticLoader(remotes))
  await build()
  const dist = join(folder, 'dist')
  // Written by the same plugin as the shell's.
  const release = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as Release
  return { release, folder: dist }
}
