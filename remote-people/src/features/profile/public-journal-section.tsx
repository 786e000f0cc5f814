import type { UseQueryResult } from '@tanstack/react-query'
import type { PublicJournal } from '@bucketeer/shared-auth'
import { EmptySection } from './empty-section'
import { JournalCards } from './journal-cards'
import { ProfileSection } from './profile-section'
import { words } from './words'

const { heading, none, others } = words.publicJournals
const chipOf = ({ storyCount }: PublicJournal) => words.journals.stories(storyCount)

interface PublicJournalSectionProps {
  userName: string
  query: UseQueryResult<PublicJournal[]>
}

/** A member's newest public Journals. */
export const PublicJournalSection = ({ userName, query }: PublicJournalSectionProps) => {
  const empty = (
    <EmptySection drawing="journal" text={none(userName)} step={{ to: '/journal/public', label: others }} />
  )
  return (
    <ProfileSection heading={heading(userName)} query={query} empty={empty}>
      {(journals) => <JournalCards label={heading(userName)} journals={journals} chipOf={chipOf} />}
    </ProfileSection>
  )
}
