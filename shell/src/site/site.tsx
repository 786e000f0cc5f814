import { useLayoutEffect, useState } from 'react'
import { useRoutes } from 'react-router-dom'
import type { Registry } from '@bucketeer/platform/runtime'
import { SiteTheme, replaceFirstPageUnlessKept } from '@bucketeer/shared-ui'
import { PersonScope } from '../person/person-scope'
import { SiteRouter } from './site-router'
import { siteRoutes } from './site-routes'

const Pages = ({ registry }: { registry: Registry }) => {
  const [routes] = useState(() => siteRoutes(registry))
  return useRoutes(routes)
}

/** The whole site, with the pages that the registry tells of. */
export const Site = ({ registry }: { registry: Registry }) => {
  useLayoutEffect(replaceFirstPageUnlessKept, [])
  return (
    <SiteTheme>
      <PersonScope>
        <SiteRouter>
          <Pages registry={registry} />
        </SiteRouter>
      </PersonScope>
    </SiteTheme>
  )
}
