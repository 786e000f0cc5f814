import Type from 'typebox'
import { describedObject, problems } from '@bucketeer/host/server'

export const uploadPicture = {
  tags: ['Pictures'],
  security: [{ token: [] }],
  operationId: 'uploadPicture',
  summary: 'Upload a picture',
  description:
    'One PNG, JPEG or WebP file of at most 10 MB and 40 megapixels. It is rotated by its EXIF data and stored as WebP without metadata.',
  consumes: ['multipart/form-data'],
  body: Type.Object({ pictures: Type.String({ format: 'binary', description: 'The file.' }) }),
  response: {
    201: describedObject('Stored.', {
      secure_url: Type.String({
        description: 'The URL of the picture, 1280 pixels wide; 640.webp and 320.webp have the same path.',
      }),
    }),
    ...problems(400, 401, 413, 415),
  },
}

export const PreviewParams = Type.Object({ pictureId: Type.String() })

export const PictureParams = Type.Object({ pictureId: Type.String(), file: Type.String() })

/** Of a signed URL. */
export const SignatureQuery = Type.Object({
  until: Type.Optional(Type.Integer()),
  signature: Type.Optional(Type.String()),
})
