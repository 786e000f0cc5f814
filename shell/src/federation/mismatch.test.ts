import type { LiveRemote } from '@bucketeer/platform/runtime'
import { aRemote } from '../features/top-bar/testing-registry'
import { expectFit, Mismatch } from './mismatch'

const kicks = (requires: Record<string, string>): LiveRemote => ({ ...aRemote('kicks'), requires })
const shared = { react: { '19.3.1': {} }, notistack: { '3.0.2': {} } }

test('a remote that this page has everything for may be loaded', () => {
  expect(() => expectFit(kicks({ react: '^19.3.0', notistack: '^3.0.2' }), shared)).not.toThrow()
})

test('another version is said with both', () => {
  expect(() => expectFit(kicks({ react: '^20.0.0' }), shared)).toThrow(
    new Mismatch('kicks 1.0.0 asks for react ^20.0.0, and this page has 19.3.1.'),
  )
})

test('a singleton that this page lacks is said as well', () => {
  expect(() => expectFit(kicks({ leaflet: '^1.9.4' }), shared)).toThrow(
    /leaflet \^1\.9\.4, and this page has none/,
  )
})
