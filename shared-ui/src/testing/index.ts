export { renderWithSite } from './render-with-site'
export { intersectEverything, fakeIntersections } from './fake-intersections'
