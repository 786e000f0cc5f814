import { useParams } from 'react-router-dom'
import { useAuth } from '@bucketeer/shared-auth'
import { OtherProfile } from './other-profile'
import { OwnProfile } from './own-profile'

/** /user/:userId */
export default function ProfilePage() {
  const { userId = '' } = useParams()
  const isOwn = useAuth(({ user }) => user?._id === userId)
  return isOwn ? <OwnProfile userId={userId} /> : <OtherProfile userId={userId} />
}
