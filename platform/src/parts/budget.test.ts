import type { RemoteRelease, ShellRelease } from '../contract/release'
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
  requires: {},
  files: filesOf('entry.js', 'list.js', 'form.js', 'map.js', 'vendors-leaflet.js'),
}
const shell: ShellRelease = {
  part: 'shell',
  version: '1.0.0-s00000001',
  entry: 'shell.js',
  html: 'index.html',
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
/** Every script is so large. */
const tenKilobytes = () => 10_000

test('what keeps to its budget is not told of', () => {
  const budgets = {
    shell: { entry: 10, page: 10, forms: 10, calls: 10, covers: 10 },
    remotes: { page: 20 },
    kicks: { '/kicks/create': 30, leaflet: 10 },
  }
  expect(overspent(kicks, budgets, tenKilobytes)).toEqual([])
  expect(overspent(shell, budgets, tenKilobytes)).toEqual([])
})

test('what does not is named, with its part and by how much', () => {
  expect(overspent(kicks, { remotes: { page: 25.5 } }, tenKilobytes)).toEqual([
    '/kicks/create of kicks takes 30.0 kB, 4.5 kB more than its budget of 25.5 kB.',
  ])
  const budget = { entry: 9, page: 9, forms: 9, calls: 9, covers: 9 }
  expect(
    overspent(shell, { shell: budget }, tenKilobytes).map((sentence) => sentence.split(' of ')[0]),
  ).toEqual(['entry', 'forms', 'calls', '/login', 'covers'])
})

test('a page of the shell does not pay for what all parts share', () => {
  const budget = { entry: 10, page: 10, forms: 10, calls: 10 }
  expect(overspent(shell, { shell: budget }, tenKilobytes)).toEqual([])
})

test('what has no budget, or a budget and no script, is told of', () => {
  expect(overspent(shell, { shell: { entry: 10, page: 10, calls: 10 } }, tenKilobytes)).toEqual([
    'forms of shell has no budget.',
  ])
  expect(overspent(kicks, { remotes: { page: 30 }, kicks: { topojson: 5 } }, tenKilobytes)).toEqual([
    'topojson of kicks has a budget, and no script.',
  ])
})
