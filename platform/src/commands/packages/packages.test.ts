import { licences, reasonFor } from './licences'
import { lockedPackages, missingPackages } from '../../build/parts/lock-file'

const fromElsewhere = lockedPackages().filter(({ link }) => !link)

test('the lock file names no host and has an integrity hash for every package', () => {
  expect(fromElsewhere.length).toBeGreaterThan(500)
  expect(fromElsewhere.filter(({ resolved }) => resolved !== undefined)).toEqual([])
  expect(fromElsewhere.filter(({ integrity = '' }) => !integrity.startsWith('sha512-'))).toEqual([])
})

test('the lock file has every dependency, including those of other operating systems', () => {
  expect(missingPackages()).toEqual([])
})

test('the links of the lock file are our own folders', () => {
  const links = lockedPackages().filter(({ link }) => link)
  expect(links.length).toBeGreaterThan(0)
  for (const { name, resolved } of links)
    expect([name, `platform/${name}`].map((path) => path.replace('@bucketeer/', ''))).toContain(resolved)
})

test('every package has an allowed licence', () => {
  expect(licences().filter(({ reason }) => reason === undefined)).toEqual([])
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND MIT', true],
  ['MIT AND GPL-3.0-only', false],
  ['LGPL-3.0-or-later', false],
  ['UNLICENSED', false],
  [undefined, false],
])('the licence %s may be used by any package: %s', (license, mayBe) => {
  expect(reasonFor({ name: 'some-package', license }) !== undefined).toBe(mayBe)
})
