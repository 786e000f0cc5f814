import { useNavigate } from 'react-router-dom'
import { useAuth } from '@bucketeer/shared-auth'
import { discardUnsavedWork, hasDrafts, hasUnsavedWork } from '@bucketeer/shared-ui'
import { words } from './words'

/**
 * Returns a function that logs out and goes to the start page. It asks first while there is a draft or
 * something unsaved, with the browser's own dialog, as before a tab closes: without a connection, the chunk of another one may not load.
 */
export function useLogOut() {
  const logout = useAuth(({ logout }) => logout)
  const owner = useAuth(({ user }) => user?._id)
  const navigate = useNavigate()
  return () => {
    const draftQuestion = owner && hasDrafts(owner) ? words.logOutDraft : null
    const question = hasUnsavedWork() ? words.logOutUnsaved : draftQuestion
    if (question && !window.confirm(question)) return
    discardUnsavedWork()
    void logout()
    void navigate('/')
  }
}
