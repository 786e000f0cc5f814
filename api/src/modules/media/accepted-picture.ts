import { InvalidValue, violatedConstraint } from '@bucketeer/host/server'
import { pictureIdOf } from './picture-url'
import { words } from './words'

/**
 * Returns the id of the picture at the URL that a client sent, null for none, or undefined if nothing was sent.
 * `ownPicture` checks whose it is.
 * @throws InvalidValue for any other URL
 */
export function acceptedPicture(url: string | null | undefined, publicUrl: string | undefined) {
  if (!url) return url === undefined ? undefined : null
  const id = pictureIdOf(url, publicUrl)
  if (!id) throw new InvalidValue(words.notTheirs)
  return id
}

/** For a query with `ownPicture`: translates its broken foreign key into InvalidValue. */
export function refuseMissingPicture(error: unknown): never {
  if (violatedConstraint(error)?.endsWith('_picture_id_fkey')) throw new InvalidValue(words.notTheirs)
  throw error
}
