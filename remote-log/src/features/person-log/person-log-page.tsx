import { useAuth } from '@bucketeer/shared-auth'
import {
  DetailSkeleton,
  EmptyView,
  EntityGate,
  ListError,
  NextPage,
  PageFrame,
  Stack,
} from '@bucketeer/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router-dom'
import { EntryListSkeleton } from '../../log/entry-list'
import { LogByYear } from '../../log/log-by-year'
import { personQuery, useLog } from '../../log/log-queries'
import { words as listWords } from '../../log/words'
import { words } from './words'

/** /user/:userId/log */
export default function PersonLogPage() {
  const { userId = '' } = useParams()
  const isOwn = useAuth(({ user }) => user?._id === userId)
  return isOwn ? <Navigate to="/log" replace /> : <PersonLog key={userId} userId={userId} />
}

/** The log of another member, as far as the user may see it. */
function PersonLog({ userId }: { userId: string }) {
  // Both queries start at once.
  const person = useQuery(personQuery(userId))
  const log = useLog({ user: userId })
  const { data: entries, isPending } = log
  return (
    <EntityGate
      query={person}
      skeleton={<DetailSkeleton />}
      heading={words.outOfReach}
      failure={words.couldNotGet}
      page={{ back: { to: '/', label: words.toStart } }}
    >
      {({ userName }) => (
        <PageFrame
          wide
          title={words.heading(userName)}
          intro={words.intro(userName)}
          back={{ to: `/user/${userId}`, label: words.back(userName) }}
        >
          <Stack sx={{ gap: 4 }}>
            <ListError list={log} title={words.couldNotGet} />
            {isPending && <EntryListSkeleton />}
            {entries?.length === 0 && <EmptyView drawing="journal" text={words.none(userName)} />}
            {entries && <LogByYear entries={entries} />}
            <NextPage list={log} label={listWords.more} failure={words.couldNotGet} />
          </Stack>
        </PageFrame>
      )}
    </EntityGate>
  )
}
