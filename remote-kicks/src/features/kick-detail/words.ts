import { messagesOf, say } from '../../messages'

export const words = messagesOf({
  back: 'Back to Kicks',
  couldNotGet: 'Could not get Bucket:',
  like: 'Like',
  /** The name of the button, which begins with its visible label, for users of voice control. */
  likes: (count: number, shown: string) =>
    say('{count, plural, one {Like {shown} like} other {Like {shown} likes}}', { count, shown }),
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
    say(
      '“{name}” will leave the list for good. People who keep it in a Bucket or a Story still see it there, marked as withdrawn.',
      { name },
    ),
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
  mapOf: (country: string) => say('Map of where the Kick is, in {country}', { country }),
  bucket: 'Put it into a Bucket',
})
