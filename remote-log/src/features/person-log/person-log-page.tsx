import { useAuth } from '@bucketeer/shared-auth'
import { DetailSkeleton, EntityGate } from '@bucketeer/shared-ui'
import { Navigate, useParams } from 'react-router-dom'
import { useLog } from '../../log/use-log'
import { usePerson } from '../../person/use-person'
import { PersonLogView } from './person-log-view'
import { words } from './words'

const page = { back: { to: '/', label: words.toStart } }

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
      page={page}
    >
      {(user) => <PersonLogView person={user} query={log} />}
    </EntityGate>
  )
}
