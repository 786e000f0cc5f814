import { useAuth } from '@bucketeer/shared-auth'
import { Navigate } from 'react-router-dom'

/** /journal: to one's own Journals, or to everybody's when one is logged out. Nothing while that is not known. */
export default function JournalHomePage() {
  const { isLoggedIn, isLoading } = useAuth()
  if (isLoading) return null
  return <Navigate to={isLoggedIn ? '/journal/private' : '/journal/public'} replace />
}
