import { ApiError, keys, type Schemas, type Shared, useAuth } from '@bucketeer/shared-auth'
import { DetailSkeleton, EmptyView, ErrorBanner, Section, Typography } from '@bucketeer/shared-ui'
import { JoinInvitation, SharedGate, useSharedLink } from '@bucketeer/shared-ui/social'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { EntryView } from '../../entry/entry-view'
import { words as entryWords } from '../../entry/words'
import { EntryList } from '../../log/entry-list'
import { request } from '../../request'
import { wayOrders } from '../../way/way-words'
import { YearView } from '../../year/year-view'
import { words } from './words'

/** Returns the entry with other words for its Kick, if its name would tell who came along. */
const named = <Entry extends Pick<Schemas['SharedEntry'], 'kickName'>>(entry: Entry): Entry =>
  entry.kickName === 'An experience with others' ? { ...entry, kickName: words.withOthers } : entry

/** Exactly one of the two. */
type SharedLog = Pick<Shared, 'entry' | 'year'>

/** Returns the entry or the year of a link, and the mutation that opens one with a password. */
function useSharedLog(key: string) {
  const link = useSharedLink<SharedLog>({
    queryKey: [...keys.log.all, 'shared', key],
    read: async (options) => {
      const { entry, year } = await request('get', '/api/shared/{key}', { params: { key }, ...options })
      if (entry) return { entry: named(entry) }
      if (year) return { year: { ...year, entries: year.entries.map(named) } }
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
          {year && (
            <YearView
              title={words.year(year.createdBy.userName, year.year)}
              intro={words.intro(year.createdBy.userName)}
              counts={{ ...year, with: [] }}
              entries={year.entries}
              order={wayOrders.none}
              top={top}
              empty={year.entryCount === 0 && <EmptyView drawing="journal" text={words.emptyYear} />}
              list={
                <Section heading={words.entries}>
                  <EntryList entries={year.entries} label={words.entries} byLink />
                  {year.entries.length < year.entryCount && (
                    <Typography color="textSecondary">
                      {words.notAll(year.entries.length, year.entryCount)}
                    </Typography>
                  )}
                </Section>
              }
              bottom={bottom}
            />
          )}
        </>
      )}
    </SharedGate>
  )
}
