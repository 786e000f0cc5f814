import { configure } from '@testing-library/react'
import { Link, Route, Routes, useLocation } from 'react-router-dom'
import KickCreatePage from '../features/kick-create/kick-create-page'
import KickDetailPage from '../features/kick-detail/kick-detail-page'
import KickEditPage from '../features/kick-edit/kick-edit-page'
import KickListPage from '../features/kick-list/kick-list-page'
import { provideSizes } from './provide-sizes'

// The map asks for them.
provideSizes()
// Machines that run everything at once are slow.
configure({ asyncUtilTimeout: 5000 })

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{pathname + search}</output>
}

/** This remote's pages at their routes, the address in sight, and a link that leads elsewhere. For tests. */
export function KickRoutes() {
  return (
    <>
      <Address />
      <Link to="/elsewhere">Elsewhere</Link>
      <Routes>
        <Route path="/kicks" element={<KickListPage />} />
        <Route path="/kicks/create" element={<KickCreatePage />} />
        <Route path="/kicks/:kickId" element={<KickDetailPage />} />
        <Route path="/kicks/:kickId/edit" element={<KickEditPage />} />
        <Route path="*" element={<Link to="/kicks/create">Create a Kick</Link>} />
      </Routes>
    </>
  )
}
