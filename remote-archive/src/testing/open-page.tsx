import { type Answers, signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite, TestRoutes } from '@bucketeer/shared-ui/testing'
import { useLocation } from 'react-router-dom'
import ArchivePage from '../features/archive/archive-page'
import ImportPage from '../features/import/import-page'
import { anImport } from './entities'

const pages = { '/archive': <ArchivePage />, '/archive/import/:importId': <ImportPage /> }

/** Shows the path and the query, which have no bar in tests. */
function Address() {
  const { pathname, search } = useLocation()
  return <span data-testid="address">{pathname + search}</span>
}

/** Renders a page of this remote with the answers of the server. */
export function openPage(route: string, answers: Answers = {}) {
  signedIn()
  stubApi({
    'GET /api/archive': async () => ({ archive: null }),
    'GET /api/import': async () => [],
    'GET /api/import/{importId}': async () => anImport(),
    'GET /api/import/{importId}/row': async () => [],
    ...answers,
  })
  return renderWithSite(
    <TestProviders>
      <TestRoutes pages={pages} elsewhere={<h1>Elsewhere</h1>} />
      <Address />
    </TestProviders>,
    { route, router: 'data' },
  )
}
