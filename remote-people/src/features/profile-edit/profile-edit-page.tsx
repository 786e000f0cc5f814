import { useParams } from 'react-router-dom'
import { useAuth } from '@bucketeer/shared-auth'
import { NotFoundView } from '@bucketeer/shared-ui'
import { OwnEditor } from './own-editor'

/** /user/:userId/edit; not found for other members. */
export default function ProfileEditPage() {
  const { userId = '' } = useParams()
  const isOwn = useAuth(({ user }) => user?._id === userId)
  return isOwn ? <OwnEditor userId={userId} /> : <NotFoundView />
}
