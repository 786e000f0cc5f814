import { useNavigate } from 'react-router-dom'
import { useAuth } from '@bucketeer/shared-auth'

/** Logs out and goes to the start, wherever one is. */
export const useLogOut = () => {
  const logout = useAuth(({ logout }) => logout)
  const navigate = useNavigate()
  return () => {
    void logout()
    void navigate('/')
  }
}
