import { type ReactNode, useLayoutEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useAuth } from '@bucketeer/shared-auth'
import type { Access } from '@bucketeer/platform/runtime'
import { ErrorView, keepPrerenderedPage } from '@bucketeer/shared-ui'
import { rememberPath } from './remembered-path'

/** Keeps the prerendered page visible while the session is verified. */
function Verifying() {
  useLayoutEffect(keepPrerenderedPage, [])
  return null
}

/**
 * Renders nothing while the session is verified, then the page or a redirect to /login, which returns here. A failed
 * verification without a 401 does not tell whether the session is valid, so it offers a retry.
 */
function ProtectedPage({ children }: { children: ReactNode }) {
  const { isLoggedIn, isLoading, verifyError, endedBy, verify } = useAuth()
  const location = useLocation()
  const [wasShown, setShown] = useState(false)
  if (isLoggedIn && !wasShown) setShown(true)

  if (isLoggedIn) return children
  if (verifyError) return <ErrorView message={verifyError.message} onRetry={() => void verify()} />
  if (isLoading) return <Verifying />
  // After a logout /login must not return here: the next person may be another one.
  if (wasShown && endedBy === 'logout') return <Navigate to="/" replace />
  return <Navigate to="/login" replace state={{ ...rememberPath(location), hasEnded: wasShown }} />
}

/** Shows a public page to everybody and a protected one to members only. Leads suspended people to /login, which says why. */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const suspension = useAuth((auth) => auth.suspension)
  const location = useLocation()
  if (suspension !== null)
    return <Navigate to="/login" replace state={{ ...rememberPath(location), suspension }} />
  return access === 'public' ? children : <ProtectedPage>{children}</ProtectedPage>
}
