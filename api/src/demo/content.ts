import type { Category, Continent, logStates, Visibility } from '@bucketeer/platform/text'
import type { Step } from '../database/content-schema'
import bucketContent from './content/buckets.json'
import journalContent from './content/journals.json'
import kickContent from './content/kicks.json'
import entryContent from './content/log.json'
import type { When } from './dates'
import type { PersonKey } from './people'

/** The author, and the number of days between the creation and the seeding. */
interface Made {
  by: PersonKey
  daysAgo: number
}

interface DemoKick extends Made {
  /** Also the name of its picture. */
  key: string
  name: string
  description: string
  category: Category
  continent: Continent
  country: string
  location: { lat: number; lng: number }
}

export interface DemoWish {
  key: string
  name: string
  /** The number of years until the one that it is meant for. */
  inYears?: number
}

interface DemoBucket extends Made {
  name: string
  description: string
  /** Private if missing. */
  audience?: 'Members'
  /** The keys of Kicks of any user, in the order in which they were added. */
  kicks: string[]
  /** Private Kicks without picture and place, which are added after the others. */
  wishes?: DemoWish[]
}

interface DemoStory {
  daysAgo: number
  /** The key of its Kick. */
  kick: string
  /** The name of its picture. */
  picture: string
  title: string
  /** Empty lines separate paragraphs. */
  content: string
}

interface DemoJournal extends Made {
  /** The key of its Bucket. */
  bucket: string | null
  visibility: Visibility
  title: string
  description: string
  /** Oldest first. */
  stories: DemoStory[]
}

interface DemoEntry extends Made {
  /** The key of its Kick. */
  kick: string
  when: When
  state: (typeof logStates)[number]
  /** Members if missing. */
  audience?: 'Private'
  note: string
  /** The names of those who were there. */
  with?: string[]
  again?: boolean
  stars?: number
  steps?: Step[]
  /** Pictures of the same person by name, with what they show. */
  photos?: { picture: string; alt: string; caption: string }[]
}

export const kicks = kickContent as DemoKick[]
export const buckets = bucketContent as Record<string, DemoBucket>
export const journals = journalContent as DemoJournal[]
export const logEntries = (entryContent as DemoEntry[]).map((entry) => ({
  ...entry,
  audience: entry.audience ?? ('Members' as const),
  photos: entry.photos ?? [],
}))
