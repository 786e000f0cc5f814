import type { ReactNode } from 'react'
import type { Access } from '@bucketeer/platform/runtime'
import { ProtectedPage } from './protected-page'

interface GuardProps {
  access: Access
  children: ReactNode
}

/** Shows a page to those who may see it: a public one to everybody, a protected one to whoever is logged in. */
export const Guard = ({ access, children }: GuardProps) =>
  access === 'public' ? children : <ProtectedPage>{children}</ProtectedPage>
