import { useNavigate } from 'react-router-dom'
import { useAuth } from '@bucketeer/shared-auth'

/** Returns a function that logs out and goes to the start page. */
export const useLogOut = () => {
  const logout = useAuth(({ logout }) => logout)
  const navigate = useNavigate()
  return () => {
    void logout()
    void navigate('/')
  }
}
