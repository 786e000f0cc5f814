import { licences, reasonFor } from './licences'
import { lockedPackages, missingPackages } from './lock-file'

const fromElsewhere = lockedPackages().filter(({ link }) => !link)

test('the lock file names no host, and says what the bytes of every package are', () => {
  expect(fromElsewhere.length).toBeGreaterThan(500)
  expect(fromElsewhere.filter(({ resolved }) => resolved !== undefined)).toEqual([])
  expect(fromElsewhere.filter(({ integrity = '' }) => !integrity.startsWith('sha512-'))).toEqual([])
})

test('whatever a package asks for is in it, also what only other systems need', () => {
  expect(missingPackages()).toEqual([])
})

test('its links lead to our own folders', () => {
  const links = lockedPackages().filter(({ link }) => link)
  expect(links.length).toBeGreaterThan(0)
  for (const { name, resolved } of links) expect(resolved).toBe(name.replace('@bucketeer/', ''))
})

test('every package has a licence that we may use it under', () => {
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
