import type { Bucket, Comment, Journal, Kick, Place, PublicJournal, Schemas, Story, User } from '../index'

const createdAt = '2026-05-04T08:30:00.000Z'
const times = { createdAt, updatedAt: createdAt }

/** Returns a user with all fields but a picture. */
export const aUser = (user: Partial<User> = {}): User => ({
  _id: '019a0000-0000-7000-8000-000000000001',
  email: 'amelia@example.org',
  userName: 'Amelia',
  tagline: 'The most difficult thing is the decision to act.',
  way: 'To Enjoy',
  profilePicture: null,
  ...times,
  ...user,
})

/** Returns a Kick by another user than `aUser`, neither liked nor a favourite. */
export const aKick = (kick: Partial<Kick> = {}): Kick => ({
  _id: '019a0000-0000-7000-8000-000000000003',
  name: 'Night train to Vienna',
  description: 'Fall asleep by one sea, wake up by the Danube.',
  pictures: '/media/night-train/1280.webp',
  audience: 'Members',
  category: 'Travel',
  continent: 'Europe',
  buckets: null,
  location: { lat: 48.2082, lng: 16.3738 },
  placePrecision: 'exact',
  country: 'Austria',
  place: 'Vienna',
  createdBy: { _id: '019a0000-0000-7000-8000-000000000004', userName: 'Bessie', profilePicture: null },
  likes: 0,
  liked: false,
  favourite: false,
  commentCount: 0,
  inBuckets: [],
  mine: { buckets: 0, doing: null, done: 0, lastDone: null },
  counts: { wanted: 0, done: 0, again: 0 },
  withdrawn: false,
  ...times,
  ...kick,
})

/** Returns a comment on `aKick` by its creator. */
export const aComment = (comment: Partial<Comment> = {}): Comment => ({
  _id: '019a0000-0000-7000-8000-000000000007',
  kickId: '019a0000-0000-7000-8000-000000000003',
  text: 'Take the upper berth.',
  createdBy: { _id: '019a0000-0000-7000-8000-000000000004', userName: 'Bessie', profilePicture: null },
  ...times,
  ...comment,
})

/** Returns a Private Bucket of `aUser` without Kicks or picture. `kickCount` is the number of given Kicks. */
export const aBucket = (bucket: Partial<Bucket> = {}): Bucket => ({
  _id: '019a0000-0000-7000-8000-000000000002',
  name: 'Across Europe by rail',
  description: 'Every capital, no aeroplane.',
  picture: null,
  audience: 'Private',
  createdBy: { _id: aUser()._id, userName: aUser().userName, profilePicture: null },
  kicks: [],
  kickCount: bucket.kicks?.length ?? 0,
  ...times,
  ...bucket,
})

/** Returns a Story by `aUser` in `aJournal`, without a Kick. */
export const aStory = (story: Partial<Story> = {}): Story => ({
  _id: '019a0000-0000-7000-8000-000000000006',
  title: 'Waking up by the Danube',
  kickId: null,
  content: 'The attendant knocked at six, and there was the river.',
  pictures: '/media/danube/1280.webp',
  createdBy: '019a0000-0000-7000-8000-000000000001',
  journalId: '019a0000-0000-7000-8000-000000000005',
  ...times,
  ...story,
})

/** Returns a Public Journal by `aUser` without Stories. `storyCount` is the number of given Stories. */
export const aJournal = (journal: Partial<Journal> = {}): Journal => ({
  _id: '019a0000-0000-7000-8000-000000000005',
  title: 'Six weeks on rails',
  description: 'From Lisbon to Istanbul.',
  bucketId: null,
  visibility: 'Public',
  audience: journal.visibility ?? 'Public',
  createdBy: '019a0000-0000-7000-8000-000000000001',
  story: [],
  storyCount: journal.story?.length ?? 0,
  ...times,
  ...journal,
})

/** Returns `aJournal` as an entry of the public list. */
export const aPublicJournal = ({ createdBy, ...journal }: Partial<PublicJournal> = {}): PublicJournal => ({
  ...aJournal(journal),
  createdBy: createdBy ?? { _id: aUser()._id, userName: aUser().userName, profilePicture: null },
})

/** Returns the place Zürich. */
export const aPlace = (place: Partial<Place> = {}): Place => ({
  _id: '2657896',
  kind: 'town',
  name: 'Zürich',
  country: 'Switzerland',
  countryCode: 'CH',
  region: 'ZH',
  location: { lat: 47.36667, lng: 8.55 },
  population: 341_730,
  ...place,
})

/** Returns a place as the nearest one, of a spot in that town. */
export function aNearestPlace(place: Partial<Place> = {}): Schemas['NearestPlace'] {
  const nearest = aPlace(place)
  const { name: town, country, countryCode } = nearest
  return { ...nearest, spot: { town, country, countryCode, isAtSea: false } }
}
