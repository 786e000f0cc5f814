import type { LiveRemote } from '@bucketeer/platform/runtime'
import { aRemote } from '../features/top-bar/testing-registry'
import { expectCompatible, Mismatch } from './mismatch'

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
