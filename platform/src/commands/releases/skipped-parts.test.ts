import { skippedLine } from './release-built'

const now = Date.parse('2026-11-23T12:00:00Z')
const served = { part: 'kicks', live: '0.2.0-s00000002', canary: null, isOff: false }
const line = (event: string, at: string, wasLive = false) =>
  skippedLine(
    {
      part: 'kicks',
      served,
      skipped: { event, who: 'the kicks team', at, wasLive },
      here: '0.1.0-s00000001',
    },
    now,
  )

test('names the live version, who released it and when, the version of this checkout, and the command', () => {
  expect(line('released', '2026-11-23T09:30:00Z')).toBe(
    'kicks: live 0.2.0-s00000002 (released by the kicks team, 2 h ago); this checkout has 0.1.0-s00000001. To release it: npm start -- --release kicks',
  )
})

test('says that the version of this checkout was live before', () => {
  expect(line('released', '2026-11-23T09:30:00Z', true)).toMatch(
    /this checkout has 0\.1\.0-s00000001, which was live before\. To release it: npm start -- --release kicks$/,
  )
})

test.each([
  ['rolled back', '2026-11-20T12:00:00Z', 'rolled back by the kicks team, 3 d ago'],
  ['off', '2026-11-23T11:59:00Z', 'switched off by the kicks team, 1 min ago'],
  ['canary', '2026-11-23T11:59:30Z', 'canary released by the kicks team, 30 s ago'],
  ['withdrawn', '2026-11-23T12:00:05Z', 'canary withdrawn by the kicks team, 0 s ago'],
])('describes the event %s at %s as %s', (event, at, words) => {
  expect(line(event, at)).toContain(`(${words})`)
})

test('reports a part that is no longer served', () => {
  const skipped = { event: 'removed', who: 'the operator', at: '2026-11-23T11:00:00Z', wasLive: false }
  expect(skippedLine({ part: 'trips', served: null, skipped, here: '0.1.0-s00000001' }, now)).toBe(
    'trips: nothing live (removed by the operator, 1 h ago); this checkout has 0.1.0-s00000001. To release it: npm start -- --release trips',
  )
})

test('removes control characters from a name', () => {
  const skipped = { event: 'off', who: 'us\u001b[2J\nme', at: '2026-11-23T11:00:00Z', wasLive: false }
  expect(skippedLine({ part: 'kicks', served, skipped, here: '0.1.0-s00000001' }, now)).toContain(
    'switched off by us [2J me, 1 h ago',
  )
})
