import semver from 'semver'
import { isInRange } from './range'

const numbers = [0, 1, 2, 10]
const versions = numbers.flatMap((major) =>
  numbers.flatMap((minor) => numbers.map((patch) => `${major}.${minor}.${patch}`)),
)
const ranges = versions.flatMap((version) => [version, `^${version}`, `~${version}`])

test('isInRange agrees with npm', () => {
  const differences = ranges.flatMap((range) =>
    versions
      .filter((version) => isInRange(version, range) !== semver.satisfies(version, range))
      .map((version) => `${version} in ${range}`),
  )
  expect(differences).toEqual([])
})

test.each([
  ['2.0.0-beta.1', '^2.0.0'],
  ['1.2.3', '>=1.0.0'],
  ['1.2.3', '*'],
  ['^1.2.3', '^1.2.3'],
  ['', ''],
])('isInRange is false for the version %j and the range %j', (version, range) => {
  expect(isInRange(version, range)).toBe(false)
})
