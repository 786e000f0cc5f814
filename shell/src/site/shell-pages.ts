import { productName } from '@bucketeer/shared-ui'
import type { LoadedPage } from '../federation/page-cache'
import type { PartPageProps } from '../federation/part-pages'
import { withQueries } from '../federation/with-queries'

const pages: Record<string, () => Promise<LoadedPage>> = {
  '/login': () => import('../features/login/login-page'),
  '/signup': () => import('../features/signup/signup-page'),
  '/forgot-password': () => import('../features/forgot-password/forgot-password-page'),
  '/reset-password': () => import('../features/reset-password/reset-password-page'),
  '/confirm-email': () => import('../features/confirm-email/confirm-email-page'),
  '/status': () => withQueries(() => import('../features/status/status-page')),
  '/account': () => withQueries(() => import('../features/account/account-page')),
}

/** The pages of the shell. `shell.json` declares the same ones to the server. */
export const shellPages = Object.entries(pages).map(([path, load]): PartPageProps => ({
  part: 'shell',
  title: productName,
  path,
  load,
  access: path === '/account' ? 'protected' : 'public',
}))
