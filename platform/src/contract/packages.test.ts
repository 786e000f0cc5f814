import { createHash } from 'node:crypto'
import { packageFileName, signedPackagesText } from './packages'

const digest = createHash('sha384').update('a tarball').digest()
const offered = {
  name: '@bucketeer/shared-ui',
  version: '0.3.0',
  size: 9,
  sha384: `sha384-${digest.toString('base64')}`,
}

test('names a tarball after the package, its version and 8 hex digits of its hash', () => {
  expect(packageFileName(offered)).toBe(`shared-ui-0.3.0-${digest.toString('hex').slice(0, 8)}.tgz`)
})

test('signs the same text for every order of the fields', () => {
  const { name, version, size, sha384 } = offered
  const shell = '1.0.0-s00000001'
  expect(signedPackagesText({ shell, packages: [{ sha384, size, version, name }] })).toBe(
    signedPackagesText({ packages: [offered], shell }),
  )
})
