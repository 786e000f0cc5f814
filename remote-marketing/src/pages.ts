export { loadMessages } from './messages'

/** Maps the routes and slots of `remote.json` to their pages and pieces. Each is a chunk. */
export const pages = {
  '/': () => import('./features/landing/landing-page'),
  '/sample/tea-in-sight-of-mount-fuji': () => import('./features/sample-kick/sample-kick-page'),
  '/sample/float-over-cappadocia-at-dawn': () => import('./features/sample-kick/sample-kick-page'),
  '/sample/paddle-between-icebergs': () => import('./features/sample-kick/sample-kick-page'),
  '/journey': () => import('./features/journey/journey-page'),
  '/story': () => import('./features/story/story-page'),
  '/about': () => import('./features/company/about-page'),
  '/open-source': () => import('./features/company/open-source-page'),
  '/privacy': () => import('./features/legal/privacy-page'),
  '/terms': () => import('./features/legal/terms-page'),
  'slot:landing.member': () => import('./features/saved-samples/saved-samples'),
  'slot:login.welcome': () => import('./features/saved-samples/saved-samples'),
}
