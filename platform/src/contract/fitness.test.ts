import { missingInShell, routeClashes } from './fitness'

const shell = {
  part: 'shell' as const,
  version: '1.0.0-s00000001',
  provides: {
    react: { version: '19.3.1', names: null },
    'react-router-dom': { version: '7.18.5', names: ['Link'] },
  },
  slots: {},
}
const remote = (requires: Record<string, { range: string; names: string[] }>) => ({
  part: 'kicks',
  version: '1.2.0-s00000002',
  requires,
  slots: [],
})

test('missingInShell returns nothing for a shell with all required versions and names', () => {
  const asking = {
    react: { range: '^19.3.0', names: ['useId'] },
    'react-router-dom': { range: '~7.18.0', names: ['Link'] },
  }
  expect(missingInShell(remote(asking), shell)).toEqual([])
})

test.each([
  [
    { leaflet: { range: '^1.9.4', names: [] } },
    /requires leaflet, which shell 1.0.0-s00000001 does not provide/,
  ],
  [
    { react: { range: '^20.0.0', names: [] } },
    /kicks 1.2.0-s00000002 requires react \^20.0.0, .* provides 19.3.1/,
  ],
  [
    { 'react-router-dom': { range: '^7.18.0', names: ['useFetcher'] } },
    /uses useFetcher of react-router-dom/,
  ],
])('missingInShell returns a sentence with both versions for %j', (requires, words) => {
  expect(missingInShell(remote(requires), shell)).toEqual([expect.stringMatching(words)])
})

const part = (name: string, ...paths: string[]) => ({ part: name, routes: paths.map((path) => ({ path })) })

test.each([
  ['/kicks', '/kicks'],
  ['/kicks/:kickId', '/kicks/:id'],
])('the route %s clashes with %s of another part', (one, other) => {
  expect(routeClashes(part('new', one), [part('kicks', other)])).toEqual([
    expect.stringContaining(`new declares the route ${one}, and kicks has ${other}`),
  ])
})

test.each([
  ['/journal/public', '/journal/:journalId'],
  ['/kicks', '/kicks/:kickId'],
  ['/kicks', '/buckets'],
])('the route %s does not clash with %s of another part', (one, other) => {
  expect(routeClashes(part('new', one), [part('kicks', other)])).toEqual([])
})

test.each(['/:a', '/:a/:b', '/:a/list', '/shared', '/shared/:key', '/shared/:a/:b'])(
  'the route %s takes the place of pages of other parts',
  (path) => {
    expect(routeClashes(part('new', path), [])).toEqual([
      expect.stringContaining('takes the place of pages of other parts'),
    ])
  },
)

test.each(['/', '/new/:a/:b', '/shared/new/:key'])('the route %s is free', (path) => {
  expect(routeClashes(part('new', path), [])).toEqual([])
})

test.each(['/api/kick', '/auth/:step', '/media', '/releases/:part', '/packages', '/shared/picture/:key'])(
  'the route %s clashes with the server',
  (path) => {
    expect(routeClashes(part('new', path), [])).toEqual([
      expect.stringContaining('which the server answers itself'),
    ])
  },
)
