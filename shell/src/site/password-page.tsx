import { type ReactNode, useState } from 'react'
import { hasRunRemoteCode } from '../federation/live-registry'
import { NewDocument } from '../account-page/new-document'

/** Shows a page with a password field. Where code of a remote has run in this document, loads a new one instead. */
export const PasswordPage = ({ children }: { children: ReactNode }) => {
  const [isSafe] = useState(() => !hasRunRemoteCode())
  return isSafe ? children : <NewDocument />
}
