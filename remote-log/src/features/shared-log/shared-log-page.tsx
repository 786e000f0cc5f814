import { ApiError, keys, type Shared, useAuth } from '@bucketeer/shared-auth'
import { DetailSkeleton, ErrorBanner, Typography } from '@bucketeer/shared-ui'
import { JoinInvitation, SharedGate, useSharedLink } from '@bucketeer/shared-ui/social'
import { useParams } from 'react-router-dom'
import { useMutation, useQuery } from '@tanstack/react-query'
import { EntryView } from '../../entry/entry-view'
import { words as entryWords } from '../../entry/words'
import { SharedYearView } from './shared-year-view'
import { words } from './words'
import { request } from '../../request'

/** Exactly one of the two. */
type SharedLog = Pick<Shared, 'entry' | 'year'>

/** Returns the entry or the year of a link, and the mutation that opens one with a password. */
const useSharedLog = (key: string) => {
  const link = useSharedLink<SharedLog>({
    queryKey: [...keys.log.all, 'shared', key],
    read: async (options) => {
      const { entry, year } = await request('get', '/api/shared/{key}', { params: { key }, ...options })
      if (entry) return { entry }
      if (year) return { year }
      throw new ApiError(404, words.linkToElse)
    },
  })
  return { query: useQuery(link.query), unlocking: useMutation(link.unlocking) }
}

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
