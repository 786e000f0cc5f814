import { useAuth } from '@bucketeer/shared-auth'
import { DetailSkeleton, ErrorBanner } from '@bucketeer/shared-ui'
import { JoinInvitation, SharedGate } from '@bucketeer/shared-ui/social'
import { useParams } from 'react-router-dom'
import { SharedEntryView } from './shared-entry-view'
import { SharedYearView } from './shared-year-view'
import { useSharedLog } from './use-shared-log'
import { words } from './words'

/** /shared/log/:key, for everybody who has the link. */
export default function SharedLogPage() {
  const { key = '' } = useParams()
  const { query, unlocking } = useSharedLog(key)
  const { isLoggedIn, isLoading } = useAuth()
  const top = <ErrorBanner title={words.couldNotGet} error={query.error} />
  const bottom = !isLoggedIn && !isLoading && <JoinInvitation />
  return (
    <SharedGate
      query={query}
      unlocking={unlocking}
      skeleton={<DetailSkeleton />}
      heading={words.outOfReach}
      failure={words.couldNotGet}
    >
      {({ entry, year }) => (
        <>
          {entry && <SharedEntryView entry={entry} top={top} bottom={bottom} linksKick={isLoggedIn} />}
          {year && <SharedYearView year={year} top={top} bottom={bottom} />}
        </>
      )}
    </SharedGate>
  )
}
