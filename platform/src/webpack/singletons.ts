import { join } from 'node:path'
import { readManifest, root } from '../parts/parts'

/**
 * What every part shares, and the shell alone brings. Each is named as it is imported; `@mui/*` only by these two
 * paths, because sharing the whole package, or by prefix, doubled the bytes and split the theme's contexts.
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
} as const

export type Singleton = keyof typeof singletons

/** Those that come with the first page, or the first list, that needs them, in a script of their own; the others are in the shell's entry. */
export const lateSingletons: readonly Singleton[] = [
  '@tanstack/react-query',
  '@bucketeer/shared-ui/forms',
  '@bucketeer/shared-ui/menu',
  'notistack',
]

export const singletonNames = Object.keys(singletons) as Singleton[]

/** By singleton, the range of it that a package asks for; only those whose package it depends on. */
export const rangesOf = (folder: string): Partial<Record<Singleton, string>> => {
  const { dependencies } = readManifest(folder)
  const asked = singletonNames.flatMap((name) => {
    const range = dependencies[singletons[name]]
    return range ? [[name, range]] : []
  })
  return Object.fromEntries(asked)
}

/** The version of a singleton that is installed, which is the one that the shell brings. */
export const installedVersion = (name: Singleton): string =>
  readManifest(join(root, 'node_modules', singletons[name])).version
