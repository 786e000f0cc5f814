/** Maps the routes of `remote.json` to their pages. Each page is a chunk. */
export const pages = {
  // Without a name, webpack names this chunk after the videos, which it does not contain.
  '/': () => import(/* webpackChunkName: "landing" */ './features/landing/landing-page'),
  '/journey': () => import('./features/journey/journey-page'),
  '/story': () => import('./features/story/story-page'),
  '/about': () => import('./features/company/about-page'),
  '/open-source': () => import('./features/company/open-source-page'),
  '/privacy': () => import('./features/legal/privacy-page'),
  '/terms': () => import('./features/legal/terms-page'),
}
