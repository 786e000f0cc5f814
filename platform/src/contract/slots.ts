import { Type, type Static } from 'typebox'

/** A place in a page or in the top bar that remotes fill, such as `kick.panel`. shared-ui has the table of all slots. */
export const SlotName = Type.String({ pattern: '^[a-z]+(-[a-z]+)*\\.[a-z]+(-[a-z]+)*$', maxLength: 60 })

const filled = {
  /** A slot of the live shell. Each slot once. */
  name: SlotName,
  /** Pieces of several remotes in one slot are sorted by it. */
  order: Type.Number(),
  /** `protected` pieces are for members only. */
  access: Type.Union([Type.Literal('public'), Type.Literal('protected')]),
  /**
   * Height in pixels that is reserved before the piece is loaded, and kept when it fails. A piece without it appears only
   * where it moves nothing that is in view.
   */
  minHeight: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  /** Loads the piece with its page, instead of after the page is quiet. */
  eager: Type.Optional(Type.Literal(true)),
}

/** What `remote.json` says of a piece that the remote adds to a slot. `src/pages.ts` has it under {@link slotKey}. */
export const FilledSlot = Type.Object(filled, { additionalProperties: false })
export type FilledSlot = Static<typeof FilledSlot>

/** A filled slot in a release, with the range of versions of the slot's props that the piece was built for. */
export const ReleasedSlot = Type.Object(
  { ...filled, props: Type.String({ pattern: '^\\^[0-9]+\\.[0-9]+\\.[0-9]+$', maxLength: 60 }) },
  { additionalProperties: false },
)
export type ReleasedSlot = Static<typeof ReleasedSlot>

/** The slots that a shell has: by name, the version of the props. */
export const ProvidedSlots = Type.Record(SlotName, Type.String({ pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+$' }))

/** Maximum bytes of the scripts of one piece, uncompressed, without the remote's entry. */
export const largestSlot = 64 * 1024
