import { createHash } from 'node:crypto'
import { packageFileName } from './packages'

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
