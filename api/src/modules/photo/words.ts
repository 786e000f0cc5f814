import { sentence } from '@bucketeer/host/server'

export const words = {
  tooMany: {
    kick: (max: number) =>
      sentence('photo.too-many-of-kick', 'A Kick can have at most {max} photos.', { max }),
    story: (max: number) =>
      sentence('photo.too-many-of-story', 'A Story can have at most {max} photos.', { max }),
    entry: (max: number) =>
      sentence('photo.too-many-of-entry', 'An entry can have at most {max} photos.', { max }),
  },
  twice: sentence('photo.twice', 'The same photo is there twice. Please remove one of them.'),
  otherPicture: sentence('photo.other-picture', 'The first photo must be the picture.'),
  missing: sentence('photo.no-address', 'A photo is missing its address.'),
}
