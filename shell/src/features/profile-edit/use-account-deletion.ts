import { useNavigate } from 'react-router-dom'
import { draftOf, useAuth } from '@bucketeer/shared-auth'
import { useToasts } from '@bucketeer/shared-ui'
import { textOf, useSubmission } from '../../account-page/use-submission'
import { api } from '../../api'
import { profileDraft } from './profile-draft'
import { words } from './words'

/** Deletes the account with the form's password, logs out and goes to the start page. */
export const useAccountDeletion = (userId: string) => {
  const logout = useAuth(({ logout }) => logout)
  const navigate = useNavigate()
  const toasts = useToasts()
  return useSubmission(async (fields) => {
    await api.users.delete(userId, textOf(fields, 'password'))
    draftOf({ ...profileDraft, owner: userId }).clear()
    toasts.success(words.deletion.done)
    await logout()
    await navigate('/', { replace: true })
  })
}
