import { Type, type Static } from 'typebox'

/** Stands in a release's markup where the address of its own files belongs. */
export const baseMark = '__BASE__/'

/** A page as markup, to be seen until its scripts have come. */
const PrerenderedPage = Type.Object(
  {
    /** All rules that it needs, except fonts. */
    css: Type.String(),
    light: Type.String(),
    /** Only where it differs from the light one. */
    dark: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
)

/** By route. The shell's release has it as a file of its own, remotes have it in their annexes. */
export const PrerenderedPages = Type.Record(Type.String(), PrerenderedPage)
export type PrerenderedPage = Static<typeof PrerenderedPage>
export type PrerenderedPages = Static<typeof PrerenderedPages>
