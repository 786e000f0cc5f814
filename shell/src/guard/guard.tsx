import type { ReactNode } from 'react'
import type { Access } from '@bucketeer/platform/runtime'
import { ProtectedPage } from './protected-page'

interface GuardProps {
  access: Access
  children: ReactNode
}

/** Shows a public page to everybody and a protected one to members only. */
export const Guard = ({ access, children }: GuardProps) =>
  access === 'public' ? children : <ProtectedPage>{children}</ProtectedPage>
