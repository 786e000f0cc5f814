import { useAuth, type User } from '@bucketeer/shared-auth'
import {
  DetailSkeleton,
  EmptyView,
  EntityGate,
  ListError,
  NextPage,
  PageFrame,
  Stack,
} from '@bucketeer/shared-ui'
import { Navigate, useParams } from 'react-router-dom'
import { EntryListSkeleton } from '../../log/entry-list'
import { LogByYear } from '../../log/log-by-year'
import { type LogQuery, useLog } from '../../log/log-queries'
import { words as listWords } from '../../log/words'
import { usePerson } from '../../person/use-person'
import { words } from './words'

/** The log of another member, as far as the user may see it. */
function PersonLogView({ person: { _id, userName }, query }: { person: User; query: LogQuery }) {
  const { data: entries, isPending } = query
  return (
    <PageFrame
      wide
      title={words.heading(userName)}
      intro={words.intro(userName)}
      back={{ to: `/user/${_id}`, label: words.back(userName) }}
    >
      <Stack sx={{ gap: 4 }}>
        <ListError list={query} title={words.couldNotGet} />
        {isPending && <EntryListSkeleton />}
        {entries?.length === 0 && <EmptyView drawing="journal" text={words.none(userName)} />}
        {entries && <LogByYear entries={entries} />}
        <NextPage list={query} label={listWords.more} failure={words.couldNotGet} />
      </Stack>
    </PageFrame>
  )
}

/** /user/:userId/log */
export default function PersonLogPage() {
  const { userId = '' } = useParams()
  const isOwn = useAuth(({ user }) => user?._id === userId)
  return isOwn ? <Navigate to="/log" replace /> : <PersonLog key={userId} userId={userId} />
}

function PersonLog({ userId }: { userId: string }) {
  // Both queries start at once.
  const person = usePerson(userId)
  const log = useLog({ user: userId })
  return (
    <EntityGate
      query={person}
      skeleton={<DetailSkeleton />}
      heading={words.outOfReach}
      failure={words.couldNotGet}
      page={{ back: { to: '/', label: words.toStart } }}
    >
      {(user) => <PersonLogView person={user} query={log} />}
    </EntityGate>
  )
}
