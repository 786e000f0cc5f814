import type { Registry } from '@bucketeer/platform/runtime'
import { ErrorBoundary, ErrorView, NotFoundView } from '@bucketeer/shared-ui'
import { type ReactNode, useState } from 'react'
import type { RouteObject } from 'react-router-dom'
import { NewDocument } from '../account-page/new-document'
import { isPasswordPage } from '../account-page/password-pages'
import { hasRunRemoteCode, reportRenderError } from '../federation/live-registry'
import { PartPage, type PartPageProps, remotePages } from '../federation/part-pages'
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

function routeOf(page: PartPageProps): RouteObject {
  const { part, path, access } = page
  const shown = <PartPage key={path} {...page} />
  // Login and signup change the person while they are submitting, so public pages of the shell must not be remounted.
  const isKept = part === 'shell' && access === 'public'
  const element = isKept ? (
    shown
  ) : (
    <Guard access={access}>
      <RemountPerPerson>{shown}</RemountPerPerson>
    </Guard>
  )
  return { path, element: isPasswordPage(path) ? <PasswordPage>{element}</PasswordPage> : element }
}

// Only a reload helps when the shell throws outside of a page.
const SiteFailure = () => <ErrorView message={words.failure} onRetry={() => window.location.reload()} />

/** Returns the site's routes: pages of the shell, pages of the registry's remotes, and the not-found page. */
export function siteRoutes(registry: Registry): RouteObject[] {
  const pages = [...shellPages, ...registry.remotes.flatMap(remotePages)]
  const layout = (
    <ErrorBoundary fallback={<SiteFailure />} onError={(error) => reportRenderError('shell', error)}>
      <SiteLayout registry={registry} pages={pages} />
    </ErrorBoundary>
  )
  return [{ element: layout, children: [...pages.map(routeOf), { path: '*', element: <NotFoundView /> }] }]
}
