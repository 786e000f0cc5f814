import { join } from 'node:path'
import { root } from '../../../bin/root.mjs'
import { readManifest } from '../parts/parts'

/**
 * The singletons: packages that every part shares and the shell provides, named as they are imported. Of `@mui/*` only
 * these two paths are shared, because sharing the whole package, or by prefix, doubled the bytes and split the theme's
 * contexts.
 */
export const singletons = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  'react-router-dom': 'react-router-dom',
  '@emotion/react': '@emotion/react',
  '@mui/material/styles': '@mui/material',
  '@mui/system/DefaultPropsProvider': '@mui/system',
  notistack: 'notistack',
  '@tanstack/react-query': '@tanstack/react-query',
  '@bucketeer/shared-auth': '@bucketeer/shared-auth',
  '@bucketeer/shared-ui': '@bucketeer/shared-ui',
  '@bucketeer/shared-ui/forms': '@bucketeer/shared-ui',
  '@bucketeer/shared-ui/menu': '@bucketeer/shared-ui',
  '@bucketeer/shared-ui/social': '@bucketeer/shared-ui',
} as const

export type Singleton = keyof typeof singletons

/** The lazy singletons: each is a chunk that is loaded with the first page that imports it. The shell's entry has the others. */
export const lazySingletons: readonly Singleton[] = [
  '@tanstack/react-query',
  '@bucketeer/shared-ui/forms',
  '@bucketeer/shared-ui/menu',
  '@bucketeer/shared-ui/social',
  'notistack',
]

export const singletonNames = Object.keys(singletons) as Singleton[]

/** Returns the installed version of a singleton, which the shell provides. */
export const installedVersion = (name: Singleton): string =>
  readManifest(join(root, 'node_modules', singletons[name])).version

/** A package that is installed from a URL has no range, so its installed version and compatible later ones count. */
const rangeOf = (name: Singleton, dependency: string): string =>
  /^[\^~]?\d/.test(dependency) ? dependency : `^${installedVersion(name)}`

/** Returns the version range of each singleton that a package depends on. */
export function rangesOf(folder: string): Partial<Record<Singleton, string>> {
  const { dependencies } = readManifest(folder)
  const asked = singletonNames.flatMap((name) => {
    const dependency = dependencies[singletons[name]]
    return dependency ? [[name, rangeOf(name, dependency)]] : []
  })
  return Object.fromEntries(asked)
}
