import { EmptyView, type EmptyViewProps, ListView, Rows, RowsSkeleton } from '@bucketeer/shared-ui'
import { type ComponentType, useRef, useState } from 'react'
import { PersonRow } from '../person/person-row'
import { AnswerButtons } from './answer-buttons'
import { FollowButton } from './follow-button'
import { type Answer, type ListedPerson, type PeopleList, type PeopleSearch, usePeople } from './follow-calls'
import { FollowerRemoval } from './follower-removal'
import { words } from './words'

interface RowProps {
  person: ListedPerson
}

const FollowRow = ({ person }: RowProps) => (
  <PersonRow person={person}>
    <FollowButton person={person} size="small" />
  </PersonRow>
)

/** A follower, who can be removed and followed. */
function FollowerRow({ person }: RowProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const [isRemoved, setRemoved] = useState(false)
  const onRemoved = () => {
    setRemoved(true)
    // The pressed button is gone.
    link.current?.focus()
  }
  return (
    <PersonRow person={person} linkRef={link} status={isRemoved && words.answered.remove}>
      {!isRemoved && <FollowerRemoval person={person} onRemoved={onRemoved} />}
      <FollowButton person={person} size="small" />
    </PersonRow>
  )
}

/** Somebody who asks to follow the user, and can be followed once the user has accepted. */
function RequestRow({ person }: RowProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const onAnswered = (given: Answer) => {
    setAnswer(given)
    link.current?.focus()
  }
  return (
    <PersonRow person={person} linkRef={link} status={answer && words.answered[answer]}>
      {answer === null && <AnswerButtons person={person} onAnswered={onAnswered} />}
      {answer === 'accept' && <FollowButton person={person} size="small" />}
    </PersonRow>
  )
}

const rows: Record<PeopleList, ComponentType<RowProps>> = {
  following: FollowRow,
  followers: FollowerRow,
  requests: RequestRow,
  found: FollowRow,
  suggested: FollowRow,
}

interface PeopleListViewProps {
  list: PeopleList
  search?: PeopleSearch
  /** The accessible name of the list. */
  label: string
  /** The number of people to show of the first page. */
  max?: number
  /** Shown when nobody is in the list. */
  empty: EmptyViewProps
}

/** People whom the user does not follow yet. */
export const SuggestedPeople = (props: Pick<PeopleListViewProps, 'label' | 'max'>) => (
  <PeopleListView {...props} list="suggested" empty={{ text: words.nobodySuggested }} />
)

/** A list of people. A change leaves their rows until the next visit, so that it can be undone there. */
export function PeopleListView({ list, search, label, max, empty }: PeopleListViewProps) {
  const Row = rows[list]
  return (
    <ListView
      list={usePeople(list, search)}
      loading={words.loading}
      failure={words.couldNotGet}
      skeleton={<RowsSkeleton avatar={48} />}
      empty={<EmptyView {...empty} />}
      more={words.more}
    >
      {(people) => (
        <Rows items={people.slice(0, max)} label={label} gap={2.5}>
          {(person) => <Row person={person} />}
        </Rows>
      )}
    </ListView>
  )
}
