import type { ComponentType } from 'react'
import type { Access } from '@bucketeer/platform/runtime'
import { withQueries } from '../federation/with-queries'

interface ShellPageOf {
  path: string
  access: Access
  load: () => Promise<{ default: ComponentType }>
}

/** The pages of the shell. `shell.json` declares the same ones to the server. */
export const shellPages: readonly ShellPageOf[] = [
  { path: '/login', access: 'public', load: () => import('../features/login/login-page') },
  { path: '/signup', access: 'public', load: () => import('../features/signup/signup-page') },
  {
    path: '/forgot-password',
    access: 'public',
    load: () => import('../features/forgot-password/forgot-password-page'),
  },
  {
    path: '/reset-password',
    access: 'public',
    load: () => import('../features/reset-password/reset-password-page'),
  },
  {
    path: '/confirm-email',
    access: 'public',
    load: () => import('../features/confirm-email/confirm-email-page'),
  },
  {
    path: '/status',
    access: 'public',
    load: () => withQueries(() => import('../features/status/status-page')),
  },
  {
    path: '/account',
    access: 'protected',
    load: () => withQueries(() => import('../features/account/account-page')),
  },
]
