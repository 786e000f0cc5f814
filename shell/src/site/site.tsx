import { useLayoutEffect, useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import type { Registry } from '@bucketeer/platform/runtime'
import { SiteTheme, replacePrerenderedPageUnlessKept } from '@bucketeer/shared-ui'
import { PersonScope } from '../person/person-scope'
import { createSiteRouter } from './site-router'
import { siteRoutes } from './site-routes'

/** Renders the site with the pages of the registry's remotes. */
export const Site = ({ registry }: { registry: Registry }) => {
  const [router] = useState(() => createSiteRouter(siteRoutes(registry)))
  useLayoutEffect(replacePrerenderedPageUnlessKept, [])
  return (
    <SiteTheme>
      <PersonScope>
        <RouterProvider router={router} />
      </PersonScope>
    </SiteTheme>
  )
}
