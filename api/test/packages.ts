import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { PackageOffer } from '@bucketeer/platform'
import { deployToken, shellRelease } from './releases'
import type { TestSite } from './test-site'

/** Returns the bytes of a tarball. */
export const tarballOf = (name: string) => gzipSync(`the tarball of ${name}`)

export const offeredPackage = (
  name: string,
  { version = '0.3.0', bytes = tarballOf(name) }: { version?: string; bytes?: Buffer } = {},
) => ({
  name: `@bucketeer/${name}`,
  version,
  size: bytes.length,
  sha384: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
})

/** Returns the offer of two packages for the first shell of the tests. */
export const packageOffer = (changes: Partial<PackageOffer> = {}): PackageOffer => ({
  shell: shellRelease().version,
  packages: [offeredPackage('platform'), offeredPackage('shared-ui')],
  ...changes,
})

export const putPackages = (site: TestSite, body: PackageOffer, token: string = deployToken) =>
  site.call({ method: 'PUT', url: '/api/release/shell/packages', token, body })

export const sendTarball = (site: TestSite, bytes: Buffer, token: string = deployToken) =>
  site.app.inject({
    method: 'PUT',
    url: `/api/release/file/${createHash('sha384').update(bytes).digest('hex')}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    payload: bytes,
  })

/** Uploads the tarballs of two packages and offers them for the first shell of the tests. */
export const storePackages = async (site: TestSite) => {
  for (const name of ['platform', 'shared-ui']) await sendTarball(site, tarballOf(name))
  return putPackages(site, packageOffer())
}
