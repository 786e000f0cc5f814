import Type, { type Static } from 'typebox'
import { namedObject, optional, reference } from '@bucketeer/host/server'
import { pictureUrlSchema } from '../../contract/fields'

export const Photo = namedObject('Photo', 'A photo of a Kick, a Story or an entry of a log.', {
  _id: Type.String({ format: 'uuid', description: 'The id of its picture.' }),
  url: Type.String({ description: 'Its URL, in the largest width.' }),
  width: Type.Integer({ description: 'Pixels of the largest width.' }),
  height: Type.Integer(),
  alt: Type.String({ description: 'Describes it to those who cannot see it.' }),
  caption: Type.String(),
})

const photoFields = Type.Object({
  url: pictureUrlSchema('Photo'),
  alt: optional.string({ title: 'The description of a photo', maxLength: 1500 }),
  caption: optional.string({ title: 'The caption of a photo', maxLength: 300 }),
})

export type PhotoFields = Static<typeof photoFields>

/** The photos in a response. */
export const shownPhotos = optional.array(reference(Photo), {
  description: 'All photos in their order; the first one is that of `pictures`. Lists leave them out.',
})

/** The photos in a request. The routes refuse too many in words. */
const photosInRequest = (description: string) =>
  Type.Optional(Type.Array(photoFields, { title: 'Photos', description }))

/** The photos of a Kick or a Story in a request, at most so many. */
export const sentPhotos = (max: number) =>
  photosInRequest(
    `All photos in their order, at most ${max}. The first one is that of \`pictures\`. Without this field, \`pictures\` replaces the first one and the others stay.`,
  )

/** The photos of a log entry in a request, at most so many. */
export const sentPhotosOfEntry = (max: number) =>
  photosInRequest(`All photos in their order, at most ${max}. Without this field they stay as they are.`)

/** The photos of a log entry in a response. */
export const shownPhotosOfEntry = optional.array(reference(Photo), {
  description:
    'All photos in their order, in lists too. Their URLs are signed unless every member may see the entry and its Kick.',
})
