import { brokenConstraint } from '../database/failures'
import { BadRequest } from '../errors/http-error'
import { pictureIdOf } from '../modules/media/picture-url'

const notTheirs = 'This picture is gone or not yours. Please upload it here.'

/**
 * The id of the picture whose address somebody sent; null for none. Whether it is theirs the database says: see
 * `ownPicture`.
 * @throws BadRequest for the address of anything else.
 */
export function acceptedPicture(url: string | null | undefined, publicUrl: string | undefined) {
  if (!url) return null
  const id = pictureIdOf(url, publicUrl)
  if (!id) throw new BadRequest(notTheirs)
  return id
}

/** For a query with `ownPicture`: turns 'they have no such picture' into BadRequest. */
export function refuseMissingPicture(error: unknown): never {
  if (brokenConstraint(error)?.endsWith('_picture_id_fkey')) throw new BadRequest(notTheirs)
  throw error
}
