import Type from 'typebox'
import { describedObject, optional } from '@bucketeer/host/server'

/** The field of a thing that a moderator hid. */
export const hiddenField = Type.Optional(
  describedObject('The moderator’s words to the owner. Only for the owner of a hidden thing.', {
    words: Type.String(),
    held: optional.boolean({ description: 'Whether the site holds it until a moderator has looked at it.' }),
  }),
)

/** @param words what a moderator wrote; null or undefined for a thing that is not hidden */
export const presentHidden = (words: string | null | undefined, held = false) =>
  typeof words === 'string' ? { hidden: { words, ...(held && { held }) } } : {}
