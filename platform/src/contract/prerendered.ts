import { Type, type Static } from 'typebox'

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

/** Prerendered pages by route: a file of the shell's release, or the annex of a remote. */
export const PrerenderedPages = Type.Record(Type.String(), PrerenderedPage)
export type PrerenderedPage = Static<typeof PrerenderedPage>
export type PrerenderedPages = Static<typeof PrerenderedPages>
