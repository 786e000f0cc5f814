import type { RemoteRelease, ShellRelease } from '../../contract/release'
import { overspent } from './budget'

const filesOf = (...paths: string[]) => paths.map((path) => ({ path, size: 1, sha384: '' }))
const kicks: RemoteRelease = {
  part: 'kicks',
  version: '1.0.0-s00000001',
  title: 'Kicks',
  owner: 'Kicks team',
  entry: 'entry.js',
  container: 'kicks',
  routes: [],
  nav: [],
  chunks: { '/kicks': ['list.js'], '/kicks/create': ['form.js', 'map.js'] },
  slots: [],
  requires: {},
  asks: {},
  files: filesOf('entry.js', 'list.js', 'form.js', 'map.js', 'vendors-leaflet.js'),
}
const shell: ShellRelease = {
  part: 'shell',
  version: '1.0.0-s00000001',
  entry: 'shell.js',
  html: 'index.html',
  owner: 'Shell team',
  slots: {},
  fonts: [],
  routes: [],
  provides: {
    react: { version: '19.3.1', names: null },
    forms: { version: '1.0.0', names: null, files: ['forms.js'] },
  },
  chunks: { '/login': ['login.js', 'forms.js'] },
  calls: ['calls.js'],
  files: filesOf('shell.js', 'forms.js', 'login.js', 'calls.js', 'covers.js'),
}
/** Size of every script, in bytes. */
const tenKilobytes = () => 10_000

test('reports nothing when everything is within its budget', () => {
  const budgets = {
    shell: { entry: 10, page: 10, forms: 10, calls: 10, covers: 10 },
    remotes: { page: 20 },
    kicks: { '/kicks/create': 30, leaflet: 10 },
  }
  expect(overspent(kicks, budgets, tenKilobytes)).toEqual([])
  expect(overspent(shell, budgets, tenKilobytes)).toEqual([])
})

test('reports what exceeds its budget, with the part and the excess', () => {
  expect(overspent(kicks, { remotes: { page: 25.5 } }, tenKilobytes)).toEqual([
    '/kicks/create of kicks takes 30.0 kB, 4.5 kB more than its budget of 25.5 kB.',
  ])
  const budget = { entry: 9, page: 9, forms: 9, calls: 9, covers: 9 }
  expect(
    overspent(shell, { shell: budget }, tenKilobytes).map((sentence) => sentence.split(' of ')[0]),
  ).toEqual(['entry', 'forms', 'calls', '/login', 'covers'])
})

test('does not count shared packages in the budget of a page of the shell', () => {
  const budget = { entry: 10, page: 10, forms: 10, calls: 10 }
  expect(overspent(shell, { shell: budget }, tenKilobytes)).toEqual([])
})

test('reports scripts without a budget and budgets without a script', () => {
  expect(overspent(shell, { shell: { entry: 10, page: 10, calls: 10 } }, tenKilobytes)).toEqual([
    'forms of shell has no budget.',
  ])
  expect(overspent(kicks, { remotes: { page: 30 }, kicks: { topojson: 5 } }, tenKilobytes)).toEqual([
    'topojson of kicks has a budget, and no script.',
  ])
})
