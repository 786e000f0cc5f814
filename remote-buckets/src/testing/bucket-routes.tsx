import { Link, Route, Routes, useLocation } from 'react-router-dom'
import BucketCreatePage from '../features/bucket-create/bucket-create-page'
import BucketDetailPage from '../features/bucket-detail/bucket-detail-page'
import BucketEditPage from '../features/bucket-edit/bucket-edit-page'
import BucketListPage from '../features/bucket-list/bucket-list-page'

function Address() {
  return <output aria-label="Address">{useLocation().pathname}</output>
}

/** This remote's pages at their routes, the address in sight, and a link that leads elsewhere. For tests. */
export function BucketRoutes() {
  return (
    <>
      <Address />
      <Link to="/elsewhere">Elsewhere</Link>
      <Routes>
        <Route path="/buckets" element={<BucketListPage />} />
        <Route path="/buckets/create" element={<BucketCreatePage />} />
        <Route path="/buckets/:bucketId" element={<BucketDetailPage />} />
        <Route path="/buckets/:bucketId/edit" element={<BucketEditPage />} />
        <Route path="*" element={<Link to="/buckets/create">Create a Bucket</Link>} />
      </Routes>
    </>
  )
}
