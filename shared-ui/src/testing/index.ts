export { closeTab } from './close-tab'
export { renderWithSite } from './render-with-site'
export { fakeIntersections, intersectEverything } from './fake-intersections'
export { address, TestRoutes } from './test-routes'
