import { type ReactNode, useLayoutEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useAuth } from '@bucketeer/shared-auth'
import { ErrorView, keepFirstPage } from '@bucketeer/shared-ui'
import { rememberPath } from './remembered-path'

/** Nothing to see yet: what the page's HTML shows stays. */
const Unknown = () => {
  useLayoutEffect(keepFirstPage, [])
  return null
}

/**
 * Nothing while nobody knows who is there; then the page, or the way to /login, which remembers where one wanted to
 * go. A verification that failed without a 401 says nothing about the person, so it can be retried here.
 */
export const ProtectedPage = ({ children }: { children: ReactNode }) => {
  const { isLoggedIn, isLoading, verifyError, endedBy, verify } = useAuth()
  const location = useLocation()
  const [wasShown, setShown] = useState(false)
  if (isLoggedIn && !wasShown) setShown(true)

  if (isLoggedIn) return children
  if (verifyError) return <ErrorView message={verifyError.message} onRetry={() => void verify()} />
  if (isLoading) return <Unknown />
  // Whoever logged out on this page leaves it for good: the next person must not be led to it.
  if (wasShown && endedBy === 'logout') return <Navigate to="/" replace />
  return <Navigate to="/login" replace state={rememberPath(location)} />
}
