import { Type, type Static } from 'typebox'
import type { Route, Skeleton } from './remote-json'

/** The placeholder in prerendered markup for the base URL of the release's files. */
export const baseMark = '__BASE__/'

/** A page as markup, which browsers show until React commits. */
const PrerenderedPage = Type.Object(
  {
    /** All CSS rules that it needs, except fonts. */
    css: Type.String(),
    light: Type.String(),
    /** Only if it differs from the light markup. */
    dark: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
)

/** Prerendered pages by route. */
export const PrerenderedPages = Type.Record(Type.String(), PrerenderedPage)
export type PrerenderedPage = Static<typeof PrerenderedPage>
export type PrerenderedPages = Static<typeof PrerenderedPages>

/** Returns the key of a skeleton among the prerendered pages of the shell, which no route can have. */
export const skeletonKey = (skeleton: Skeleton) => `/#${skeleton}`

/** Returns the key of a page in a language among the prerendered pages. */
export const pageKey = (path: string, language: string) =>
  language === 'en' ? path : `${path}?language=${language}`

/** Returns the paths of the routes to prerender. @throws Error for a protected route, and for one with parameters */
export const prerenderedPaths = (part: string, routes: Route[]): string[] =>
  routes
    .filter(({ prerender }) => prerender)
    .map(({ path, access }) => {
      if (access === 'protected')
        throw new Error(
          `${part}: ${path} cannot be prerendered, because it is protected. Name its "skeleton" instead.`,
        )
      if (path.includes(':'))
        throw new Error(`${part}: ${path} cannot be prerendered, because it has parameters.`)
      return path
    })

const reference = new RegExp(`${baseMark}([\\w./-]+)`, 'g')

/** Returns the paths of the release's files that prerendered pages refer to. */
export const referencedFiles = (pages: PrerenderedPages): string[] => [
  ...new Set([...JSON.stringify(pages).matchAll(reference)].map(([, path = '']) => path)),
]
