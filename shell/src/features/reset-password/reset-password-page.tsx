import { useSearchParams } from 'react-router-dom'
import { IncompleteLink } from './incomplete-link'
import { NewPassword } from './new-password'

/** /reset-password?token=…: the target of the link in the e-mail. */
export default function ResetPasswordPage() {
  const [query] = useSearchParams()
  const token = query.get('token')
  return token ? <NewPassword token={token} /> : <IncompleteLink />
}
