import type { Audience } from '@bucketeer/platform/text'
import slotVersions from './slot-versions.json'

/** What a Kick is to the signed-in member, as the `mine` of `GET /api/kick`: pieces of a list need no call for each. */
export interface KickOfMember {
  /** In how many of their Buckets it is. */
  buckets: number
  /** The entry of their log that says they are on it. */
  doing: string | null
  /** How often they did it. */
  done: number
  /** When they last did it. */
  lastDone: { on: string | null; precision: 'day' | 'month' | 'season' | 'year' | 'unknown' } | null
}

interface Author {
  _id: string
  userName: string
}

/**
 * The slots and the props that a page gives to the pieces in it. A slot whose props change gets a new version in
 * `slot-versions.json`: a major one if a piece that was built for the old props would break.
 */
export interface SlotTable {
  /** In the top bar of members, beside the theme toggle. */
  'bar.member': object
  /** On the landing page of members, below the hero. */
  'landing.member': object
  /**
   * On /login, for somebody who is logged in. `destination` is where 'Go on' leads. A piece tells by `onMainAction`
   * whether it has the main action of the page, so that 'Go on' is a quiet one.
   */
  'login.welcome': { destination?: string; onMainAction?: (hasIt: boolean) => void }
  /** Below the description on a Kick's page. */
  'kick.panel': { kickId: string }
  /**
   * Below the texts of a Kick's card, in the list of all Kicks and in a Bucket. In a Bucket's list of lines (`isLine`)
   * the page itself shows what the user did, and there is room for small buttons below one another. `useSwipe` of
   * shared-ui/social gets the swipes over a card or line of a Bucket. Beside the user's own Story it begins with a
   * `question`, whether they did it, on the day of the Story (`on`) if it has one.
   */
  'kick.card': {
    kickId: string
    bucketId?: string
    kickName?: string
    isLine?: boolean
    mine?: KickOfMember
    question?: string
    on?: string
  }
  /** Below the description on a Bucket's page. */
  'bucket.head': { bucketId: string }
  /** Below the Kicks on a Bucket's page. */
  'bucket.people': { bucketId: string }
  /** At the end of each Story. `author` and `audience` are those of the Journal. */
  'story.foot': { journalId: string; storyId: string; author?: Author; audience?: Audience }
  /** At the end of a Journal's page. */
  'journal.foot': { journalId: string; author?: Author; audience?: Audience }
  /** Below the tagline of a profile. */
  'profile.actions': { userId: string }
  /** At the end of a profile. */
  'profile.section': { userId: string }
  /** At the end of the page on which members edit their profile. */
  'profile-edit.section': { userId: string }
}

/** The name of a slot. */
export type SlotName = keyof SlotTable

/** The level of a piece's first heading, which its host chooses. Deeper headings add to it. */
export type HeadingLevel = 2 | 3 | 4

/** The props of a piece: those of its slot, and the level of its first heading. */
export type SlotProps<Name extends SlotName> = SlotTable[Name] & { headingLevel: HeadingLevel }

/** By slot, the version of its props. */
export const versionsOfSlots: Readonly<Record<SlotName, string>> = slotVersions
