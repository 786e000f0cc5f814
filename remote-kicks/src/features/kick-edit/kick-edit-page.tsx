import { useAuth } from '@bucketeer/shared-auth'
import { FormSkeleton, NotFoundView } from '@bucketeer/shared-ui'
import { useParams, useSearchParams } from 'react-router-dom'
import { KickGate, useKick } from '../../kick/kick-gate'
import { useReturnToList } from '../../list-position'
import { KickEditor } from './kick-editor'
import { words } from './words'

/** /kicks/:kickId/edit, for the creator only. With `?share` it begins with a Private Kick being shared. */
export default function KickEditPage() {
  const { kickId = '' } = useParams()
  const viewer = useAuth(({ user }) => user?._id)
  const query = useKick(kickId)
  const [search] = useSearchParams()
  useReturnToList()
  return (
    <KickGate query={query} skeleton={<FormSkeleton page={{ title: words.heading }} />}>
      {(kick) =>
        kick.createdBy._id === viewer && !kick.withdrawn ? (
          <KickEditor key={kickId} kick={kick} startsWith={search.has('share') ? 'Members' : kick.audience} />
        ) : (
          <NotFoundView />
        )
      }
    </KickGate>
  )
}
