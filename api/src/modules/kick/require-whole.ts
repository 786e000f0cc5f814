import { BadRequest } from '../../errors/http-error'
import type { NewKick } from './repository'
import { noCategory, noContinent, noPicture } from './words'

/** Returns the fields. @throws BadRequest naming what is missing in a Kick that others can see */
export function requireWhole<
  Fields extends Pick<NewKick, 'audience' | 'pictureId' | 'continent' | 'category'>,
>(fields: Fields): Fields {
  const { audience, pictureId, continent, category } = fields
  if (audience === 'Private') return fields
  if (!pictureId) throw new BadRequest(noPicture)
  if (!continent) throw new BadRequest(noContinent)
  if (!category) throw new BadRequest(noCategory)
  return fields
}
