import { BadRequest } from '../../errors/http-error'
import type { PhotoChange } from '../photo/repository'
import type { NewKick } from './repository'
import { noCategory, noContinent, noPicture } from './words'

/** Returns the fields. @throws BadRequest naming what is missing in a Kick that others can see */
export function requireWhole<Fields extends Pick<NewKick, 'audience' | 'continent' | 'category'>>(
  fields: Fields,
  { pictureId }: PhotoChange,
): Fields {
  const { audience, continent, category } = fields
  if (audience === 'Private') return fields
  if (!pictureId) throw new BadRequest(noPicture)
  if (!continent) throw new BadRequest(noContinent)
  if (!category) throw new BadRequest(noCategory)
  return fields
}
