import { matchRoute } from './match-route'

const routes = [
  '/',
  '/buckets',
  '/buckets/create',
  '/buckets/:bucketId',
  '/buckets/:bucketId/edit',
  '/:part/create',
].map((path) => ({ path }))
const pathOf = (pathname: string) => matchRoute(routes, pathname)?.path

// @spec S2.21
test.each([
  ['/', '/'],
  ['/buckets', '/buckets'],
  ['/buckets/', '/buckets'],
  ['/Buckets', '/buckets'],
  ['/buckets/create', '/buckets/create'],
  ['/buckets/019a', '/buckets/:bucketId'],
  ['/buckets/019a/edit', '/buckets/:bucketId/edit'],
  ['/kicks/create', '/:part/create'],
])('%s matches the route %s', (pathname, path) => {
  expect(pathOf(pathname)).toBe(path)
})

test.each(['/kicks', '/buckets/1/2/3', '/bucketsx'])('%s matches no route', (pathname) => {
  expect(pathOf(pathname)).toBeUndefined()
})
