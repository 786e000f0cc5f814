import { useAuth } from '@bucketeer/shared-auth'
import { DetailSkeleton, EntityGate, ErrorBanner, LinkButton, Stack, Typography } from '@bucketeer/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { EntryView } from '../../entry/entry-view'
import { words as entryWords } from '../../entry/words'
import type { LogEntry } from '../../log/entry'
import { OwnEntry } from './own-entry'
import { words } from './words'
import { entryQuery } from '../../log/log-queries'

/** /log/:entryId */
export default function EntryPage() {
  const { entryId = '' } = useParams()
  const query = useQuery(entryQuery(entryId))
  const userId = useAuth(({ user }) => user?._id)
  const viewOf = (entry: LogEntry) => {
    if (userId === entry.createdBy._id)
      return <OwnEntry key={entryId} entry={entry} refreshError={query.error} />
    const { _id, userName } = entry.createdBy
    const report = (
      <LinkButton to={`/report/entry/${entryId}`} color="inherit">
        {words.report}
      </LinkButton>
    )
    const top = (
      <>
        <ErrorBanner title={words.couldNotGet} error={query.error} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography>{entryWords.by(userName)}</Typography>
          {report}
        </Stack>
      </>
    )
    const back = { to: `/user/${_id}/log`, label: words.backTo(userName) }
    return <EntryView key={entryId} entry={entry} back={back} top={top} linksKick />
  }
  return (
    <EntityGate
      query={query}
      skeleton={<DetailSkeleton />}
      heading={words.outOfReach}
      failure={words.couldNotGet}
      page={{ back: { to: '/log', label: words.back } }}
    >
      {viewOf}
    </EntityGate>
  )
}
