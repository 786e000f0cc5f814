import type { LiveRemote, Registry } from '../contract/registry'
import type { Release } from '../contract/release'
import { leftBehind } from './release-all'

const common = { entry: 'entry.js', files: [], routes: [] }
const shellWith = (version: string): Release => ({
  ...common,
  part: 'shell',
  version: '1.0.0-s00000001',
  html: 'index.html',
  fonts: [],
  provides: { '@bucketeer/shared-ui': { version, names: null } },
})
const kicks: Release = {
  ...common,
  part: 'kicks',
  version: '1.0.0-s00000002',
  title: 'Kicks',
  owner: 'Kicks team',
  nav: [],
  container: 'kicks',
  chunks: {},
  requires: {},
}
const live = (changes: Partial<LiveRemote>): Registry => ({
  shell: { version: '1.0.0-s00000000', base: '/', integrity: {}, isCanary: false },
  remotes: [
    {
      name: 'kicks',
      title: 'Kicks',
      owner: 'Kicks team',
      version: '1.0.0-s00000000',
      base: '/',
      integrity: {},
      entry: 'entry.js',
      container: 'kicks',
      chunks: {},
      routes: [],
      nav: [],
      requires: { '@bucketeer/shared-ui': '^0.1.0' },
      isOff: false,
      isCanary: false,
      ...changes,
    },
  ],
})

test('a remote that was built for what the new shell no longer brings is left behind', () => {
  expect(leftBehind([shellWith('0.2.0'), kicks], live({}))).toEqual(['kicks'])
  expect(leftBehind([shellWith('0.2.0'), kicks], live({ requires: { gone: '^1.0.0' } }))).toEqual(['kicks'])
})

test('no remote is, while its ranges hold, or before anything is live', () => {
  expect(leftBehind([shellWith('0.1.7'), kicks], live({}))).toEqual([])
  expect(leftBehind([shellWith('0.2.0'), kicks], undefined)).toEqual([])
})

test('one that is switched off stays so, and one that has no build here is the server’s to refuse', () => {
  expect(leftBehind([shellWith('0.2.0'), kicks], live({ isOff: true }))).toEqual([])
  expect(leftBehind([shellWith('0.2.0')], live({}))).toEqual([])
})
