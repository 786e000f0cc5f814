import type { UseQueryResult } from '@tanstack/react-query'
import type { PublicJournal } from '@bucketeer/shared-auth'
import { EmptySection } from './empty-section'
import { JournalCards } from './journal-cards'
import { ProfileSection } from './profile-section'
import { words } from './words'

const { heading, none, others } = words.sharedJournals
const { audiences, stories } = words.journals
const chipOf = ({ audience, storyCount }: PublicJournal) => `${audiences[audience]} · ${stories(storyCount)}`

interface SharedJournalSectionProps {
  userName: string
  query: UseQueryResult<PublicJournal[]>
}

/** The newest Journals of another member that the viewer may read, with who may read them. */
export const SharedJournalSection = ({ userName, query }: SharedJournalSectionProps) => {
  const empty = (
    <EmptySection drawing="journal" text={none(userName)} step={{ to: '/journal/public', label: others }} />
  )
  return (
    <ProfileSection heading={heading(userName)} query={query} empty={empty}>
      {(journals) => <JournalCards label={heading(userName)} journals={journals} chipOf={chipOf} />}
    </ProfileSection>
  )
}
