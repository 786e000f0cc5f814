export { renderWithSite } from './render-with-site'
export { seeEverything, watchSight } from './watched-sight'
