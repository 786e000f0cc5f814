import { useToasts } from '@bucketeer/shared-ui'
import { removeDrafts } from '@bucketeer/shared-ui/forms'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '@bucketeer/shared-auth'
import { PasswordDialog } from './password-dialog'
import { words } from './words'
import { request } from '../../request'

/** Deletes the account with its password, logs out and goes to the start page. */
function useAccountDeletion(userId: string) {
  const logout = useAuth(({ logout }) => logout)
  const navigate = useNavigate()
  const toasts = useToasts()
  return async (password: string) => {
    await request('delete', '/api/user/{userId}', { params: { userId }, body: { password } })
    removeDrafts(userId)
    toasts.success(words.deletion.done)
    await logout()
    await navigate('/', { replace: true })
  }
}

/** Explains what is deleted and what stays, and requires the password. */
export function DeletionDialog({ userId, onCancel }: { userId: string; onCancel: () => void }) {
  const { question, goes, stays, final, confirm, failure } = words.deletion
  return (
    <PasswordDialog
      title={question}
      text={
        <>
          <p>{goes}</p>
          <p>{stays}</p>
          <p>{final}</p>
        </>
      }
      confirm={confirm}
      tone="error"
      failure={failure}
      send={useAccountDeletion(userId)}
      onCancel={onCancel}
    />
  )
}
