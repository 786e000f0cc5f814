import { useAuth } from '@bucketeer/shared-auth'
import { DetailSkeleton, ErrorBanner, Typography } from '@bucketeer/shared-ui'
import { JoinInvitation, SharedGate } from '@bucketeer/shared-ui/social'
import { useParams } from 'react-router-dom'
import { EntryView } from '../../entry/entry-view'
import { words as entryWords } from '../../entry/words'
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
          {entry && (
            <EntryView
              entry={entry}
              top={
                <>
                  {top}
                  <Typography>{entryWords.by(entry.createdBy.userName)}</Typography>
                </>
              }
              linksKick={isLoggedIn}
              bottom={bottom && <div style={{ width: '100%' }}>{bottom}</div>}
            />
          )}
          {year && <SharedYearView year={year} top={top} bottom={bottom} />}
        </>
      )}
    </SharedGate>
  )
}
