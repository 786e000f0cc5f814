/** The pages of this remote by route, as `remote.json` declares them; each comes in a chunk of its own. */
export const pages = {
  // Left to itself, webpack names this chunk after the videos, as if phones fetched those too.
  '/': () => import(/* webpackChunkName: "landing" */ './features/landing/landing-page'),
  '/journey': () => import('./features/journey/journey-page'),
  '/story': () => import('./features/story/story-page'),
  '/about': () => import('./features/company/about-page'),
  '/open-source': () => import('./features/company/open-source-page'),
  '/privacy': () => import('./features/legal/privacy-page'),
  '/terms': () => import('./features/legal/terms-page'),
}
