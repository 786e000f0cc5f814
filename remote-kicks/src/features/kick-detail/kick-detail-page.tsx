import { DetailSkeleton } from '@bucketeer/shared-ui'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { KickGate, useKick } from '../../kick/kick-gate'
import { useReturnToList } from '../../list-position'
import { rememberSeen } from '../../seen/seen-kicks'
import { KickView } from './kick-view'

/** /kicks/:kickId */
export default function KickDetailPage() {
  const { kickId = '' } = useParams()
  const query = useKick(kickId)
  const list = useReturnToList()
  const seenId = query.data?._id
  useEffect(() => {
    if (seenId !== undefined) rememberSeen(seenId)
  }, [seenId])
  return (
    <KickGate query={query} skeleton={<DetailSkeleton />}>
      {(kick) => <KickView key={kickId} kick={kick} list={list} refreshError={query.error} />}
    </KickGate>
  )
}
