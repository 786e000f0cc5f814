export { prerenderedFile, PrerenderPlugin } from './prerender-plugin'
