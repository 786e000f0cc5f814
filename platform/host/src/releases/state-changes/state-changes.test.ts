import { remoteRelease, shellRelease } from '../../../../../api/test/releases'
import type { PartState, ReleaseState } from './release-state'
import { releaseOne, rollBack, type Step, switchPart, versionBefore, withdraw } from './state-changes'

const shell = shellRelease()
const one = remoteRelease({ version: '1.0.0-s00000001' })
const two = remoteRelease({ version: '1.1.0-s00000002' })
const state = (...partStates: PartState[]): ReleaseState =>
  new Map(partStates.map((each) => [each.live.part, each]))
const live = (of: PartState['live'], changes: Partial<PartState> = {}): PartState => ({
  live: of,
  isOff: false,
  ...changes,
})

describe('publish', () => {
  test('makes a release live for everybody and ends a canary', () => {
    const before = state(live(shell), live(one, { canary: { release: two, percent: 10 } }))
    expect(releaseOne(before, two)).toEqual({
      partState: { live: two, isOff: false },
      step: { event: 'released', version: two.version },
    })
  })

  test('changes nothing for the live release', () => {
    expect(releaseOne(state(live(shell), live(one)), one).step).toBeUndefined()
  })

  test('serves a canary to a share and the live version to the others', () => {
    expect(releaseOne(state(live(shell), live(one)), two, 10)).toEqual({
      partState: { live: one, isOff: false, canary: { release: two, percent: 10 } },
      step: { event: 'canary', version: two.version, percent: 10 },
    })
  })

  test('refuses a canary without a live version', () => {
    expect(() => releaseOne(state(live(shell)), one, 10)).toThrow(/no live version/)
  })

  test('refuses the live version as a canary', () => {
    expect(() => releaseOne(state(live(shell), live(one)), one, 10)).toThrow(/live for everybody already/)
  })
})

describe('expectFit', () => {
  const forReact20 = remoteRelease({ requires: { react: { range: '^20.0.0', names: [] } } })

  test('refuses a remote that does not fit the live shell', () => {
    expect(() => releaseOne(state(live(shell)), forReact20)).toThrow(/react \^20\.0\.0.*provides 19\.3\.1/)
  })

  test('refuses a remote that does not fit a canary of the shell', () => {
    const newer = shellRelease({
      version: '2.0.0-s00000002',
      provides: { react: { version: '20.0.0', names: null } },
    })
    const before = state(live(shell, { canary: { release: newer, percent: 10 } }))
    expect(() => releaseOne(before, one)).toThrow(/shell 2\.0\.0-s00000002 provides 20\.0\.0/)
  })

  test('refuses a shell that does not fit a live remote', () => {
    const newer = shellRelease({
      version: '2.0.0-s00000002',
      provides: { react: { version: '20.0.0', names: null } },
    })
    expect(() => releaseOne(state(live(shell), live(one)), newer)).toThrow(/kicks .* requires react/)
    expect(releaseOne(state(live(shell), live(one, { isOff: true })), newer).step?.event).toBe('released')
  })

  test('refuses a route of another remote, of the shell and of the server', () => {
    const routes = (path: string) => ({ routes: [{ path, access: 'public' as const }], chunks: {} })
    const other = (path: string) => remoteRelease({ part: 'trips', ...routes(path) })
    const before = state(live(shell), live(one))
    expect(() => releaseOne(before, other('/kicks'))).toThrow(/kicks has \/kicks/)
    expect(() => releaseOne(before, other('/login'))).toThrow(/shell has \/login/)
    expect(() => releaseOne(before, other('/api/trips'))).toThrow(/the server answers itself/)
    expect(releaseOne(before, other('/trips')).step?.event).toBe('released')
  })

  test('refuses a release above the maximum size', () => {
    const [file] = one.files
    const heavy = remoteRelease({
      files: [{ path: 'big.js', sha384: file?.sha384 ?? '', size: 61 * 1024 * 1024 }],
    })
    expect(() => releaseOne(state(live(shell)), heavy)).toThrow(/is 61 MB, and may be 60 MB/)
  })

  test('refuses a rollback to a version that no longer fits', () => {
    expect(() => rollBack(state(live(shell), live(two)), forReact20)).toThrow(/requires react/)
  })
})

describe('the previous version', () => {
  const released = (version: string): Step => ({ event: 'released', version })
  const back = (version: string): Step => ({ event: 'rolled back', version })

  test.each<[string | undefined, Step[]]>([
    [undefined, []],
    [undefined, [released('1')]],
    ['1', [released('1'), released('2')]],
    [undefined, [released('1'), released('2'), back('1')]],
    ['1', [released('1'), released('2'), back('1'), released('3')]],
    [
      '2',
      [
        released('1'),
        released('2'),
        { event: 'canary', version: '3' },
        { event: 'off', version: '2' },
        released('3'),
      ],
    ],
    ['3', [released('2'), released('3'), back('1')]],
    ['1', [released('1'), released('2'), back('1'), back('2')]],
    [undefined, [released('1'), released('2'), { event: 'removed', version: '2' }, released('3')]],
  ])('is %s', (version, history) => {
    expect(versionBefore(history)).toBe(version)
  })
})

test('withdraws a canary, and refuses without one', () => {
  const before = state(live(one, { canary: { release: two, percent: 10 } }))
  expect(withdraw(before, 'kicks')).toEqual({
    partState: live(one),
    step: { event: 'withdrawn', version: two.version },
  })
  expect(() => withdraw(state(live(one)), 'kicks')).toThrow('kicks has no canary.')
  expect(() => withdraw(state(), 'kicks')).toThrow(/Nothing of a part called kicks/)
})

test('switches a remote off and on, and refuses the shell', () => {
  const before = state(live(shell), live(one))
  expect(switchPart(before, 'kicks', true).step?.event).toBe('off')
  expect(switchPart(before, 'kicks', false).step).toBeUndefined()
  expect(switchPart(state(live(shell), live(one, { isOff: true })), 'kicks', false).step?.event).toBe('on')
  expect(() => switchPart(before, 'shell', true)).toThrow(/cannot be switched off/)
})
