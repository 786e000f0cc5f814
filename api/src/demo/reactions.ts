import reactions from './content/reactions.json'
import type { PersonKey } from './people'

/** The keys of people by those of Kicks. */
type PeopleOfKicks = Record<string, PersonKey[]>

interface DemoComment {
  /** The key of its Kick. */
  on: string
  by: PersonKey
  daysAgo: number
  text: string
}

/** The followed people of each person. */
export const following = reactions.following as Partial<Record<PersonKey, PersonKey[]>>

/** The person with an open follow request to the demo user. */
export const asking = reactions.asking as PersonKey

/** The people who like each Kick. */
export const likes = reactions.likes as PeopleOfKicks

/** The people whose favourite each Kick is. */
export const favourites = reactions.favourites as PeopleOfKicks

/** The comments on each Kick, oldest first. */
export const comments = reactions.comments as DemoComment[]
