import type { UseQueryResult } from '@tanstack/react-query'
import type { Journal } from '@bucketeer/shared-auth'
import { EmptySection } from './empty-section'
import { JournalCards } from './journal-cards'
import { ProfileSection } from './profile-section'
import { words } from './words'

const { heading, all, none, first, stories, audiences } = words.journals

const empty = <EmptySection drawing="journal" text={none} step={{ to: '/journal/create', label: first }} />

const chipOf = ({ audience, storyCount }: Journal) => `${audiences[audience]} · ${stories(storyCount)}`

/** The signed-in member's newest Journals, with who may read them. */
export const JournalSection = ({ query }: { query: UseQueryResult<Journal[]> }) => (
  <ProfileSection heading={heading} all={{ to: '/journal/private', label: all }} query={query} empty={empty}>
    {(journals) => <JournalCards label={heading} journals={journals} chipOf={chipOf} />}
  </ProfileSection>
)
