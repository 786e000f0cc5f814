import type { LiveRemote, NavGroup, Registry } from '@bucketeer/platform/runtime'

/** Returns a live remote with these navigation groups and no code. */
export const aRemote = (name: string, ...nav: NavGroup[]): LiveRemote => ({
  name,
  title: name,
  version: '1.0.0',
  base: `/releases/${name}/1.0.0/`,
  integrity: {},
  entry: 'remoteEntry.js',
  container: name,
  chunks: {},
  asks: {},
  slots: [],
  routes: nav.flatMap(({ items }) => items.map(({ to, access }) => ({ path: to, access }))),
  nav,
  requires: {},
  isOff: false,
  isCanary: false,
})

export const trips: NavGroup = {
  label: 'Trips',
  order: 10,
  items: [
    { label: 'Your Trips', to: '/trips', access: 'protected' },
    { label: 'Plan a Trip', to: '/trips/plan', access: 'protected' },
  ],
}
export const about: NavGroup = {
  label: 'About',
  order: 20,
  items: [{ label: 'About us', to: '/about', access: 'public' }],
}
export const diaries: NavGroup = {
  label: 'Diaries',
  order: 30,
  items: [
    { label: 'Public Diaries', to: '/diary/public', access: 'public' },
    { label: 'Your Diaries', to: '/diary', access: 'protected' },
  ],
}

/** Remotes in another order than that of their groups. */
export const registry: Registry = {
  shell: { version: '1.0.0', base: '/releases/shell/1.0.0/', integrity: {}, isCanary: false },
  remotes: [aRemote('diaries', diaries), aRemote('trips', trips), aRemote('pages', about)],
}
