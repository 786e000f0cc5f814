import { sentence } from '@bucketeer/host/server'

/** Messages for refused pictures. */
export const words = {
  notMultipart: sentence(
    'picture.not-multipart',
    'Send the picture as multipart/form-data, in the field ‘pictures’.',
  ),
  broken: sentence('picture.broken', 'The upload arrived incomplete. Please try again.'),
  missing: sentence('picture.none', 'There is no picture in the field ‘pictures’.'),
  otherField: sentence('picture.other-field', 'The picture belongs in the field ‘pictures’.'),
  several: sentence('picture.several', 'Please send one picture at a time.'),
  empty: sentence('picture.empty', 'This file is empty.'),
  tooLarge: sentence('picture.too-large', 'This file is larger than 10 MB. Please choose a smaller one.'),
  otherKind: sentence('picture.other-kind', 'This file is not a PNG, JPEG or WebP picture.'),
  tooManyPixels: sentence(
    'picture.too-many-pixels',
    'This picture has more than 40 megapixels. Please choose a smaller one.',
  ),
  damaged: sentence(
    'picture.damaged',
    'This picture is damaged and can’t be read. Please choose another one.',
  ),
  busy: sentence('picture.busy', 'Many pictures are being uploaded right now. Please try again in a moment.'),
  tooManyOfYours: sentence(
    'picture.too-many-of-yours',
    'Several of your pictures are being uploaded already. Please try again when one of them is done.',
  ),
  tooManyOfYourNetwork: sentence(
    'picture.too-many-of-network',
    'Many pictures are being uploaded from your network already. Please try again in a moment.',
  ),
  full: sentence(
    'picture.storage-full',
    'Your pictures fill all of your storage. Delete something with a picture, such as an old Story, and try again.',
  ),
  notFound: sentence('picture.missing', 'There is no such picture.'),
  notTheirs: sentence('picture.not-yours', 'This picture is gone or not yours. Please upload it here.'),
}
