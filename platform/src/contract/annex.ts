import { type Static, Type } from 'typebox'
import { baseMark, PrerenderedPages } from './prerendered'
import { Version } from './release'
import { PartName, type Route } from './remote-json'

/**
 * The prerendered pages of a remote's version under a shell's version. They are no part of the remote's release, because
 * the shell's theme and components are in them.
 */
export const Annex = Type.Object(
  { part: PartName, version: Version, shell: Version, pages: PrerenderedPages },
  { additionalProperties: false },
)
export type Annex = Static<typeof Annex>

/** Returns the paths of the routes to prerender. @throws Error for a route with parameters */
export const prerenderedPaths = (part: string, routes: Route[]): string[] =>
  routes
    .filter(({ prerender }) => prerender)
    .map(({ path }) => {
      if (!path.includes(':')) return path
      throw new Error(`${part}: ${path} cannot be prerendered, because it has parameters.`)
    })

const reference = new RegExp(`${baseMark}([\\w./-]+)`, 'g')

/** Returns the paths of the release's files that prerendered pages refer to. */
export const referencedFiles = (pages: PrerenderedPages): string[] => [
  ...new Set([...JSON.stringify(pages).matchAll(reference)].map(([, path = '']) => path)),
]
