import type { ListedRemote, Registry } from '@bucketeer/platform/runtime'
import { ErrorBoundary, ErrorView, NotFoundView } from '@bucketeer/shared-ui'
import { type ReactNode, useState } from 'react'
import type { RouteObject } from 'react-router-dom'
import { NewDocument } from '../account-page/new-document'
import { isPasswordPage } from '../account-page/password-pages'
import { hasRunRemoteCode, reportRenderError } from '../federation/live-registry'
import { RemotePage, ShellPage } from '../federation/part-pages'
import { Guard } from '../guard/guard'
import { RemountPerPerson } from '../person/person-scope'
import { shellPages } from './shell-pages'
import { SiteLayout } from './site-layout'
import { words } from './words'

/** Shows a page with a password field. Where code of a remote has run in this document, loads a new one instead. */
export function PasswordPage({ children }: { children: ReactNode }) {
  const [isSafe] = useState(() => !hasRunRemoteCode())
  return isSafe ? children : <NewDocument />
}

const guarded = (page: ReactNode) => (
  <Guard access="protected">
    <RemountPerPerson>{page}</RemountPerPerson>
  </Guard>
)

// Login and signup change the person while they are submitting, so public pages must not be remounted.
const shellRoutes = shellPages.map(({ path, access, load }): RouteObject => {
  const page = <ShellPage path={path} load={load} />
  const element = access === 'protected' ? guarded(page) : page
  return { path, element: isPasswordPage(path) ? <PasswordPage>{element}</PasswordPage> : element }
})

const routesOf = ({ name, title, routes }: ListedRemote): RouteObject[] =>
  routes.map(({ path, access }) => ({
    path,
    element: (
      <Guard access={access}>
        <RemountPerPerson>
          <RemotePage name={name} title={title} path={path} />
        </RemountPerPerson>
      </Guard>
    ),
  }))

// Only a reload helps when the shell throws outside of a page.
const SiteFailure = () => <ErrorView message={words.failure} onRetry={() => window.location.reload()} />

/** Returns the site's routes: pages of the shell, pages of the registry's remotes, and the not-found page. */
export const siteRoutes = (registry: Registry): RouteObject[] => [
  {
    element: (
      <ErrorBoundary fallback={<SiteFailure />} onError={(error) => reportRenderError('shell', error)}>
        <SiteLayout registry={registry} />
      </ErrorBoundary>
    ),
    children: [
      ...shellRoutes,
      ...registry.remotes.flatMap(routesOf),
      { path: '*', element: <NotFoundView /> },
    ],
  },
]
