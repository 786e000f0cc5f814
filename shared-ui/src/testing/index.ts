export { renderWithSite } from './render-with-site'
