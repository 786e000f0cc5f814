import type { LiveRemote } from '@bucketeer/platform/runtime'
import { aRemote } from '../testing/registry'
import { expectCompatible, expectSlotVersion, Mismatch } from './load-remote-page'

const kicks = (requires: Record<string, string>): LiveRemote => ({ ...aRemote('kicks'), requires })
const shared = { react: { '19.3.1': {} }, notistack: { '3.0.2': {} } }

test('accepts a remote whose required versions this page has', () => {
  expect(() => expectCompatible(kicks({ react: '^19.3.0', notistack: '^3.0.2' }), shared)).not.toThrow()
})

test('throws with both versions when the page has another version', () => {
  expect(() => expectCompatible(kicks({ react: '^20.0.0' }), shared)).toThrow(
    new Mismatch('kicks 1.0.0 requires react ^20.0.0, but this page has 19.3.1.'),
  )
})

test('throws when the page lacks a singleton', () => {
  expect(() => expectCompatible(kicks({ leaflet: '^1.9.4' }), shared)).toThrow(
    /leaflet \^1\.9\.4, but this page has none/,
  )
})

test('accepts a piece that was built for the props that its slot has', () => {
  expect(() => expectSlotVersion(kicks({}), 'kick.panel', '^1.0.0')).not.toThrow()
})

test('throws with both versions when a slot has other props', () => {
  expect(() => expectSlotVersion(kicks({}), 'kick.panel', '^2.0.0')).toThrow(
    new Mismatch('kicks 1.0.0 fills the slot kick.panel ^2.0.0, but this page has 1.0.0.'),
  )
})

test('throws when the page has no such slot', () => {
  expect(() => expectSlotVersion(kicks({}), 'kick.attic', '^1.0.0')).toThrow(/this page has no such slot/)
})
