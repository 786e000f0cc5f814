import { useState } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import type { Registry } from '@bucketeer/platform/runtime'
import { SiteTheme } from '@bucketeer/shared-ui'
import { PersonScope } from '../person/person-scope'
import { siteRoutes } from './site-routes'

/** The whole site, with the pages that the registry tells of. */
export const Site = ({ registry }: { registry: Registry }) => {
  const [router] = useState(() => createBrowserRouter(siteRoutes(registry)))
  return (
    <SiteTheme>
      <PersonScope>
        <RouterProvider router={router} />
      </PersonScope>
    </SiteTheme>
  )
}
