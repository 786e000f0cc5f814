import { isolate } from '@bucketeer/shared-ui'

export const words = {
  back: 'Back to Kicks',
  couldNotGet: 'Could not get Bucket:',
  like: 'Like',
  /** Begins with the visible label, for users of voice control. */
  likes: (count: number, shown: string) => `${shown} ${count === 1 ? 'like' : 'likes'}`,
  couldNotLike: 'Could not save your like',
  couldNotUnlike: 'Could not remove your like',
  audience: 'Who can see this',
  audienceSaved: {
    Private: 'Only you can see this Kick now',
    Followers: 'Your followers can see this Kick now',
    Members: 'Every member can see this Kick now',
  },
  share: 'Share this Kick',
  edit: 'Edit Kick',
  delete: 'Delete Kick',
  confirmTitle: 'Delete this Kick?',
  confirmText: (name: string) =>
    `“${isolate(name)}” will leave the list for good. People who keep it in a Bucket or a Story still see it there, marked as withdrawn.`,
  deleted: 'Kick deleted',
  couldNotDelete: 'Could not Delete Kick:',
  withdrawn: 'Withdrawn',
  withdrawnNote:
    'Its creator has taken this Kick off the list. It stays here for those who keep it in a Bucket or a Story.',
  noDescription: 'Its creator lets the picture speak.',
  nothingWritten: 'Nothing is written about it yet.',
  place: 'Where it is',
  noPlace: 'No place was chosen for this Kick.',
  area: 'Within about 5 km',
  areaForOthers: 'Others see: within about 5 km',
  countryForOthers: 'Others see: only the country',
  map: 'Map of where the Kick is',
  mapOf: (country: string) => `Map of where the Kick is, in ${isolate(country)}`,
  bucket: 'Put it into a Bucket',
}
