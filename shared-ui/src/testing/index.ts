export { closeTab } from './close-tab'
export { renderWithSite } from './render-with-site'
export { intersectEverything, fakeIntersections } from './fake-intersections'
export { address, TestRoutes } from './test-routes'
