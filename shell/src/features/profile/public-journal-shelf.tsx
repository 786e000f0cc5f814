import type { UseQueryResult } from '@tanstack/react-query'
import type { PublicJournal } from '@bucketeer/shared-auth'
import { EmptyShelf } from './empty-shelf'
import { JournalCards } from './journal-cards'
import { Shelf } from './shelf'
import { words } from './words'

const { heading, none, others } = words.publicJournals
const chipOf = ({ storyCount }: PublicJournal) => words.journals.stories(storyCount)

interface PublicJournalShelfProps {
  userName: string
  query: UseQueryResult<PublicJournal[]>
}

/** A member's newest public Journals. */
export const PublicJournalShelf = ({ userName, query }: PublicJournalShelfProps) => {
  const empty = (
    <EmptyShelf drawing="journal" text={none(userName)} step={{ to: '/journal/public', label: others }} />
  )
  return (
    <Shelf heading={heading(userName)} query={query} empty={empty}>
      {(journals) => <JournalCards label={heading(userName)} journals={journals} chipOf={chipOf} />}
    </Shelf>
  )
}
