import type { Visibility } from '../../modules/journal/visibility'
import type { BucketKey } from '../buckets'
import type { KickKey } from '../kicks'
import type { PersonKey } from '../people'

export interface DemoStory {
  daysAgo: number
  title: string
  kick: KickKey
  /** The name of its picture. */
  picture: string
  /** An empty line sets paragraphs apart. */
  content: string
}

export interface DemoJournal {
  by: PersonKey
  daysAgo: number
  title: string
  description: string
  bucket: BucketKey | null
  visibility: Visibility
  /** Oldest first. */
  stories: readonly DemoStory[]
}
