import { createHash } from 'node:crypto'
import type { PackageOffer, SitePackages } from '@bucketeer/platform'
import {
  offeredPackage,
  packageOffer,
  putPackages,
  sendTarball,
  storePackages,
  tarballOf,
} from '../../../../../api/test/packages'
import {
  deployToken,
  publish,
  publishShell,
  shellFiles,
  shellRelease,
} from '../../../../../api/test/releases'
import { openTestSite, type TestSite } from '../../../../../api/test/test-site'
import { createFileStore } from '../file-store'
import { createUnreleasedRepository } from '../unreleased/repository'

const publicUrl = 'https://bucketeer.example'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ deployToken, publicUrl })
  await publishShell(site)
})
afterEach(() => site.close())

const sha512 = (bytes: Buffer) => `sha512-${createHash('sha512').update(bytes).digest('base64')}`
const digitsOf = (bytes: Buffer) => createHash('sha384').update(bytes).digest('hex').slice(0, 8)
const fileOf = (name: string, bytes = tarballOf(name)) => `${name}-0.3.0-${digitsOf(bytes)}.tgz`
const visit = (url: string, method: 'GET' | 'HEAD' = 'GET') => site.app.inject({ method, url })
const index = async () => {
  const { status, body } = await site.call({ method: 'GET', url: '/packages/index.json' })
  return { status, body: body as SitePackages & { message: string } }
}
const newToken = async (part: string) => {
  const body = { part, name: `the ${part} team` }
  const response = await site.call({ method: 'POST', url: '/api/deploy-token', token: deployToken, body })
  return (response.body as { token: string }).token
}
const subjects = async (what: string) => {
  const { rows } = await site.database.$client.query<{ who: string; subject: string }>(
    'select who, subject from audit_log where what = $1 order by id',
    [what],
  )
  return rows
}
const cleanUpAfter = async (hours: number) => {
  await site.database.$client.query(
    'update unreleased_files set touched_at = touched_at - make_interval(hours => $1)',
    [hours],
  )
  return createUnreleasedRepository(site.database).cleanUp(createFileStore(site.store).remove)
}

describe('PUT /api/release/shell/packages', () => {
  test('lists the missing tarballs, and stores the packages once they are sent', async () => {
    const offer = packageOffer()
    expect(await putPackages(site, offer)).toMatchObject({
      status: 202,
      body: { missing: offer.packages.map(({ sha384 }) => sha384), packages: [] },
    })
    expect((await index()).status).toBe(404)
    expect(await storePackages(site)).toMatchObject({
      status: 200,
      body: {
        missing: [],
        packages: [
          {
            name: '@bucketeer/platform',
            version: '0.3.0',
            url: `${publicUrl}/packages/${fileOf('platform')}`,
            size: tarballOf('platform').length,
            integrity: sha512(tarballOf('platform')),
          },
          { name: '@bucketeer/shared-ui' },
        ],
      },
    })
  })

  test('records packages in the audit log, and a repeated offer not again', async () => {
    await storePackages(site)
    await storePackages(site)
    expect(await subjects('packages: stored')).toEqual([
      {
        who: 'the operator',
        subject: 'shell 1.0.0-s00000001: @bucketeer/platform 0.3.0, @bucketeer/shared-ui 0.3.0',
      },
    ])
  })

  test('accepts a token of the shell, and no token of another part', async () => {
    await storePackages(site)
    expect((await putPackages(site, packageOffer(), await newToken('shell'))).status).toBe(200)
    expect(await putPackages(site, packageOffer(), await newToken('kicks'))).toMatchObject({ status: 403 })
  })

  test.each<[string, number, Partial<PackageOffer>, string]>([
    [
      'a shell that was not released',
      404,
      { shell: '9.9.9-s00000009' },
      'shell 9.9.9-s00000009 has not been released to this site. Release it first: npm run release -- shell.',
    ],
    [
      'a package that is listed twice',
      400,
      { packages: [offeredPackage('platform'), offeredPackage('platform', { version: '0.4.0' })] },
      '@bucketeer/platform is listed twice. List each package once, in one version.',
    ],
    [
      'a tarball that is too large',
      400,
      { packages: [{ ...offeredPackage('platform'), size: 25 * 1024 * 1024 }] },
      'The tarball of @bucketeer/platform is 25 MB, and may be 20 MB. Leave out files that its users do not need.',
    ],
    [
      'a size that the stored tarball does not have',
      409,
      { packages: [{ ...offeredPackage('platform'), size: 5 }] },
      `The tarball of @bucketeer/platform has ${tarballOf('platform').length} bytes and not 5. Pack it again.`,
    ],
    [
      'more than ten packages',
      400,
      { packages: Array.from({ length: 11 }, () => offeredPackage('platform')) },
      'packages must have at most 10 entries.',
    ],
    [
      'a package with a name that is not its own',
      400,
      { packages: [{ ...offeredPackage('platform'), name: 'react' }] },
      'packages.0.name must be @bucketeer/ and small letters with hyphens, such as @bucketeer/shared-ui.',
    ],
  ])('refuses %s', async (_what, status, changes, message) => {
    await storePackages(site)
    expect(await putPackages(site, packageOffer(changes))).toMatchObject({ status, body: { message } })
  })

  test('accepts the packages of a shell that is not live yet', async () => {
    await storePackages(site)
    const next = shellRelease({ version: '1.1.0-s00000002' })
    await publish(site, next, shellFiles, 10)
    const packages = [offeredPackage('platform')]
    expect(await putPackages(site, { shell: next.version, packages })).toMatchObject({ status: 200 })
    expect((await index()).body.shell.version).toBe(shellRelease().version)
    expect((await index()).body.packages).toHaveLength(2)
    await publish(site, next, shellFiles)
    expect((await index()).body).toMatchObject({
      shell: { version: next.version },
      packages: [{ name: '@bucketeer/platform' }],
    })
  })
})

describe('a later offer for the same shell', () => {
  const other = tarballOf('another platform')
  const otherOffer = packageOffer({ packages: [offeredPackage('platform', { bytes: other })] })
  beforeEach(async () => {
    await storePackages(site)
    await sendTarball(site, other)
    await putPackages(site, otherOffer)
  })

  test('replaces the packages, and the earlier tarball stays for a day', async () => {
    expect((await index()).body.packages).toMatchObject([
      { url: `${publicUrl}/packages/${fileOf('platform', other)}`, integrity: sha512(other) },
    ])
    await cleanUpAfter(23)
    expect((await visit(`/packages/${fileOf('platform')}`)).rawPayload).toEqual(tarballOf('platform'))
    expect(await cleanUpAfter(2)).toBe(2)
    expect((await visit(`/packages/${fileOf('platform')}`)).statusCode).toBe(404)
    expect((await visit(`/packages/${fileOf('platform', other)}`)).statusCode).toBe(200)
  })

  test('may go back to the earlier packages, whose tarballs then stay', async () => {
    await putPackages(site, packageOffer())
    expect(await cleanUpAfter(25)).toBe(1)
    expect((await index()).body.packages).toHaveLength(2)
    expect((await visit(`/packages/${fileOf('shared-ui')}`)).statusCode).toBe(200)
  })

  test('leaves tarballs that another shell has', async () => {
    const next = shellRelease({ version: '1.1.0-s00000002' })
    await publish(site, next, shellFiles)
    await sendTarball(site, tarballOf('platform'))
    await putPackages(site, { shell: next.version, packages: [offeredPackage('platform')] })
    await putPackages(site, packageOffer({ packages: [offeredPackage('platform', { bytes: other })] }))
    await cleanUpAfter(25)
    expect((await visit(`/packages/${fileOf('platform')}`)).statusCode).toBe(200)
  })
})

test('the clean-up leaves the tarballs of stored packages', async () => {
  await storePackages(site)
  for (const name of ['platform', 'shared-ui']) await sendTarball(site, tarballOf(name))
  expect(await cleanUpAfter(25)).toBe(0)
  expect((await visit(`/packages/${fileOf('platform')}`)).statusCode).toBe(200)
})

describe('GET /packages/index.json', () => {
  test('says what to do on a site without packages', async () => {
    expect(await index()).toMatchObject({
      status: 404,
      body: {
        message:
          'This site has no packages of its shell 1.0.0-s00000001. Whoever runs the site stores them by releasing the shell again: npm run release -- shell.',
      },
    })
  })

  test('has the contract of the live shell', async () => {
    const next = shellRelease({ version: '1.1.0-s00000002', slots: { 'kick.panel': '1.0.0' } })
    await publish(site, next, shellFiles)
    await storePackages(site)
    await putPackages(site, packageOffer({ shell: next.version }))
    expect((await index()).body.shell).toEqual({
      version: next.version,
      provides: { react: { version: '19.3.1', names: null } },
      slots: { 'kick.panel': '1.0.0' },
      routes: [{ path: '/login', access: 'public' }],
    })
  })
})

describe('GET /packages/:file', () => {
  beforeEach(() => storePackages(site))

  test('sends the tarball, which never changes', async () => {
    const response = await site.app.inject({
      url: `/packages/${fileOf('shared-ui')}`,
      headers: { 'accept-encoding': 'br, gzip' },
    })
    expect(response.rawPayload).toEqual(tarballOf('shared-ui'))
    expect(response.headers).toMatchObject({
      'content-type': 'application/gzip',
      'content-length': String(tarballOf('shared-ui').length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(response.headers).not.toHaveProperty('content-encoding')
  })

  test('responds to HEAD without the bytes', async () => {
    const response = await visit(`/packages/${fileOf('platform')}`, 'HEAD')
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe('')
    expect(response.headers['content-length']).toBe(String(tarballOf('platform').length))
  })

  test.each(['/packages/shared-ui-0.3.0.tgz', '/packages/shared-ui.tgz'])(
    'redirects %s to the live tarball',
    async (url) => {
      const response = await visit(url)
      expect(response.statusCode).toBe(302)
      expect(response.headers).toMatchObject({
        location: `/packages/${fileOf('shared-ui')}`,
        'cache-control': 'no-cache',
      })
    },
  )

  test('redirects a version that the live shell was not built with to its newest tarball', async () => {
    const next = shellRelease({ version: '1.1.0-s00000002' })
    await publish(site, next, shellFiles)
    await putPackages(site, { shell: next.version, packages: [offeredPackage('platform')] })
    const { statusCode, headers } = await visit('/packages/shared-ui-0.3.0.tgz', 'HEAD')
    expect(statusCode).toBe(302)
    expect(headers.location).toBe(`/packages/${fileOf('shared-ui')}`)
    expect((await visit('/packages/shared-ui.tgz')).statusCode).toBe(404)
  })

  test.each([
    'shared-ui-0.4.0.tgz',
    'shared-ui-0.3.0-00000000.tgz',
    'shared-api.tgz',
    'react-19.3.1.tgz',
    'index.html',
    '..%2f..%2fetc',
    'a/b.tgz',
  ])('responds with 404 and a sentence for %s', async (file) => {
    const response = await visit(`/packages/${file}`)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({
      message: expect.stringMatching(/^[A-Z].*\.$/) as string,
      ...(file === 'a/b.tgz' && { code: 'address.no-method', values: { method: 'GET' } }),
    })
  })
})

describe('GET /packages/', () => {
  test('shows the packages with commands that can be copied', async () => {
    await storePackages(site)
    const response = await visit('/packages/')
    expect(response.statusCode).toBe(200)
    const url = `${publicUrl}/packages/${fileOf('platform')}`
    expect(response.body).toContain(
      `npx --yes --package ${url} bucketeer new postcards --to ${new URL(url).origin}<`,
    )
    expect(response.body).toContain(`npm i ${url}<`)
    expect(response.body).toContain(sha512(tarballOf('shared-ui')))
    expect(response.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(response.body).not.toMatch(/<script|<link|<img|src=|@import|url\(/)
  })

  test('says so on a site without packages', async () => {
    const response = await visit('/packages/')
    expect(response.statusCode).toBe(404)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.body).toContain('releasing the shell again')
  })

  test('is the target of the redirect from /packages', async () => {
    const response = await visit('/packages')
    expect(response.statusCode).toBe(302)
    expect(response.headers.location).toBe('/packages/')
  })
})
