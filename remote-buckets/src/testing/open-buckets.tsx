import { newClient, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite, TestRoutes } from '@bucketeer/shared-ui/testing'
import { Link } from 'react-router-dom'
import BucketCreatePage from '../features/bucket-create/bucket-create-page'
import BucketDetailPage from '../features/bucket-detail/bucket-detail-page'
import SharedBucketPage from '../features/bucket-detail/shared-bucket-page'
import BucketEditPage from '../features/bucket-edit/bucket-edit-page'
import BucketListPage from '../features/bucket-list/bucket-list-page'

const pages = {
  '/buckets': <BucketListPage />,
  '/buckets/create': <BucketCreatePage />,
  '/buckets/:bucketId': <BucketDetailPage />,
  '/buckets/:bucketId/edit': <BucketEditPage />,
  '/shared/bucket/:key': <SharedBucketPage />,
}

/** Renders the page of an address of this remote. */
export const openBuckets = (route: string, client = newClient()) =>
  renderWithSite(
    <TestProviders client={client}>
      <TestRoutes pages={pages} elsewhere={<Link to="/buckets/create">Create a Bucket</Link>} />
    </TestProviders>,
    { route, router: 'data' },
  )
