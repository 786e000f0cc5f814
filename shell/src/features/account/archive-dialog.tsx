import { useNavigate, useSearchParams } from 'react-router-dom'
import { request } from '../../request'
import { PasswordDialog } from './password-dialog'
import { words } from './words'

/**
 * Asks for the password to make the user's archive, at /account?make=archive, and goes back to /archive. It is here because
 * no remote's code runs beside a password.
 */
export function ArchiveDialog() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const goBack = () => void navigate('/archive', { replace: true })
  if (search.get('make') !== 'archive') return null
  return (
    <PasswordDialog
      title={words.archive.question}
      text={words.archive.text}
      confirm={words.archive.confirm}
      tone="primary"
      failure={words.archive.failure}
      send={async (password) => {
        await request('post', '/api/archive', { body: { password } })
        goBack()
      }}
      onCancel={goBack}
    />
  )
}
