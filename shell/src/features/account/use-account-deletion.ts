import { useNavigate } from 'react-router-dom'
import { useAuth } from '@bucketeer/shared-auth'
import { useToasts } from '@bucketeer/shared-ui'
import { removeTabDrafts } from '@bucketeer/shared-ui/forms'
import { textOf, useSubmission } from '../../account-page/use-submission'
import { request } from '../../request'
import { words } from './words'

/** Deletes the account with the form's password, logs out and goes to the start page. */
export const useAccountDeletion = (userId: string) => {
  const logout = useAuth(({ logout }) => logout)
  const navigate = useNavigate()
  const toasts = useToasts()
  return useSubmission(async (fields) => {
    await request('delete', '/api/user/{userId}', {
      params: { userId },
      body: { password: textOf(fields, 'password') },
    })
    removeTabDrafts()
    toasts.success(words.deletion.done)
    await logout()
    await navigate('/', { replace: true })
  })
}
