import { brokenConstraint } from '../database/failures'
import { BadRequest } from '../errors/http-error'
import { pictureIdOf } from '../modules/media/picture-url'

const notOurs = 'This picture is not one of this site. Please upload it here first.'

/**
 * The id of the picture whose address somebody sent; null for none. Whether there is such a picture the database says:
 * see `refuseMissingPicture`.
 * @throws BadRequest for the address of anything else.
 */
export function acceptedPicture(url: string | null | undefined, publicUrl: string | undefined) {
  if (!url) return null
  const id = pictureIdOf(url, publicUrl)
  if (!id) throw new BadRequest(notOurs)
  return id
}

/** For a query that refers to a picture: turns 'there is no such picture' into BadRequest. */
export function refuseMissingPicture(error: unknown): never {
  if (brokenConstraint(error)?.endsWith('_picture_id_fkey')) throw new BadRequest(notOurs)
  throw error
}
