import { type Kick } from '@bucketeer/shared-auth'
import { isText, shapeOf } from '@bucketeer/shared-ui/forms'
import { type Complete, kickGuards, type KickValues, sentFields } from '../../kick-form/kick-values'
import { type PickedPlace } from '../../places/picked-place'

/** The editable fields of a Kick. */
export interface EditValues extends KickValues {
  /** The version of the loaded Kick. */
  updatedAt: string
}

export const isEditValues = shapeOf<EditValues>({ ...kickGuards, updatedAt: isText })

export const editValuesOf = (kick: Kick): EditValues => {
  const { name, description, category, pictures, continent, updatedAt } = kick
  return {
    name,
    description,
    category,
    pictures: pictures || null,
    place: placeOf(kick),
    continent: continent ?? '',
    updatedAt,
  }
}

/** Returns the exact place, also of a Kick that others see less exactly. A click on the map keeps its name. */
const placeOf = ({ place, country, location, exactLocation }: Kick): PickedPlace | null =>
  place || country || location || exactLocation
    ? { name: place ?? '', country, location: exactLocation ?? location, isOwnName: Boolean(place) }
    : null

/** Returns the request of the form. The audience is given for a Private Kick only. */
export const changeOf = (saved: Kick, values: Complete<EditValues>, audience?: Kick['audience']) => ({
  ...sentFields(values, saved.placePrecision),
  continent: values.continent || null,
  ...(audience && { audience }),
})
