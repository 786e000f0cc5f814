export { renderWithSite } from './render-with-site'
export { watchSight } from './watched-sight'
