import { useAuth } from '@bucketeer/shared-auth'
import { Navigate } from 'react-router-dom'

/** /journal: redirects members to their own Journals and visitors to the public ones, once the session is known. */
export default function JournalHomePage() {
  const { isLoggedIn, isLoading } = useAuth()
  if (isLoading) return null
  return <Navigate to={isLoggedIn ? '/journal/private' : '/journal/public'} replace />
}
