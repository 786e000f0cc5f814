import { DetailSkeleton, EntityGate } from '@bucketeer/shared-ui'
import { useParams } from 'react-router-dom'
import { EntryView } from './entry-view'
import { useEntry } from './use-entry'
import { words } from './words'

const page = { back: { to: '/log', label: words.back } }

/** /log/:entryId */
export default function EntryPage() {
  const { entryId = '' } = useParams()
  const query = useEntry(entryId)
  return (
    <EntityGate
      query={query}
      skeleton={<DetailSkeleton />}
      heading={words.outOfReach}
      failure={words.couldNotGet}
      page={page}
    >
      {(entry) => <EntryView key={entryId} entry={entry} refreshError={query.error} />}
    </EntityGate>
  )
}
