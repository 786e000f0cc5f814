import { useNavigate } from 'react-router-dom'
import { useAuth } from '@bucketeer/shared-auth'
import { discardUnsavedWork, hasUnsavedWork } from '@bucketeer/shared-ui'
import { words } from './words'

/**
 * Returns a function that logs out and goes to the start page. It asks first while something is unsaved, with the
 * browser's own dialog, as before a tab closes: without a connection, the chunk of another one may not load.
 */
export function useLogOut() {
  const logout = useAuth(({ logout }) => logout)
  const navigate = useNavigate()
  return () => {
    if (hasUnsavedWork() && !window.confirm(words.logOutUnsaved)) return
    discardUnsavedWork()
    void logout()
    void navigate('/')
  }
}
