/** The readers of a Journal and its Stories: everybody, or only its creator. */
export const visibilities = ['Public', 'Private'] as const
export type Visibility = (typeof visibilities)[number]

/** The readers of a Kick or a Bucket. */
export const audiences = ['Private', 'Followers', 'Members'] as const

/** The readers of a Journal and its Stories. Only Public ones reach people without an account. */
export const journalAudiences = [...audiences, 'Public'] as const
export type Audience = (typeof journalAudiences)[number]

export const ways = ['To Enjoy', 'To Achieve', 'To Enlighten'] as const
export type Way = (typeof ways)[number]

export const categories = ['Chill', 'Travel', 'Activity'] as const
export type Category = (typeof categories)[number]

/** How exactly others may see a place: the very spot, a cell of about 5 km, or only the country. */
export const placePrecisions = ['exact', 'area', 'country'] as const

export const continents = [
  'Europe',
  'Asia',
  'North-America',
  'South-America',
  'Middle-East',
  'Africa',
  'Australia',
  'Antarctica',
] as const
export type Continent = (typeof continents)[number]

/** The precision of the target date of a Kick in a Bucket. */
export const targetPrecisions = ['day', 'month', 'season', 'year'] as const

/** The states of a log entry. */
export const logStates = ['doing', 'done', 'let go'] as const

/** The precision of the date of a log entry. */
export const logPrecisions = [...targetPrecisions, 'unknown'] as const
export type LogPrecision = (typeof logPrecisions)[number]

/** The cards of Today that a user can put away for good. */
export const todayCards = ['next', 'buckets', 'onThisDay', 'finish', 'feed', 'notifications'] as const
