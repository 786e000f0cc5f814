import { TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite, TestRoutes } from '@bucketeer/shared-ui/testing'
import { Link } from 'react-router-dom'
import KickCreatePage from '../features/kick-create/kick-create-page'
import KickDetailPage from '../features/kick-detail/kick-detail-page'
import KickEditPage from '../features/kick-edit/kick-edit-page'
import KickListPage from '../features/kick-list/kick-list-page'

// jsdom has no layout, so the map's element keeps its size.
window.ResizeObserver ??= class implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const pages = {
  '/kicks': <KickListPage />,
  '/kicks/create': <KickCreatePage />,
  '/kicks/:kickId': <KickDetailPage />,
  '/kicks/:kickId/edit': <KickEditPage />,
}

/** Renders the page at a URL of this remote. */
export const openKicks = (route: string) =>
  renderWithSite(
    <TestProviders>
      <TestRoutes pages={pages} elsewhere={<Link to="/kicks/create">Create a Kick</Link>} />
    </TestProviders>,
    { route },
  )
