import { packageFileName, PackageOffer, Sha384, SitePackage, SitePackages } from '@bucketeer/platform'
import Type from 'typebox'
import { problems } from '../../server/contract/problem'
import { namedObject, reference } from '../../server/contract/reference'
import { NotFound } from '../../server/errors/domain-error'
import type { ReleaseRoutes } from '../release-deps'
import { tokenCall } from '../schemas'
import { sendFile } from '../send-file'
import { createPackageFiles, type LiveShell } from './package-files'
import { contentPolicy, packagesPage, withoutPackages } from './packages-page'
import type { StoredPackage } from './repository'
import { storePackages } from './store-packages'

/** Presents a package with the URL of its tarball on the site. */
const presentPackage = (origin: string, stored: StoredPackage): SitePackage => ({
  name: stored.name,
  version: stored.version,
  url: `${origin}/packages/${packageFileName(stored)}`,
  size: stored.size,
  integrity: stored.integrity,
})

/** Presents the live shell with its packages. */
const presentPackages = (origin: string, { shell, packages }: LiveShell): SitePackages => ({
  shell: {
    version: shell.version,
    provides: Object.fromEntries(
      Object.entries(shell.provides).map(([name, { version, names }]) => [name, { version, names }]),
    ),
    slots: shell.slots,
    routes: shell.routes,
  },
  packages: packages.map((each) => presentPackage(origin, each)),
})

const PackagesResponse = Type.Object({
  missing: Type.Array(Sha384, { description: 'Hashes of the missing tarballs.' }),
  packages: Type.Array(SitePackage, { description: 'Empty while tarballs are missing.' }),
})

const LivePackages = namedObject(
  'SitePackages',
  'The live shell, and the packages that it was built with.',
  SitePackages.properties,
)

const TarballParams = Type.Object({ file: Type.String({ maxLength: 200 }) })

const noFile = () =>
  new NotFound('The file of this package is missing. Release the shell again: npm run release -- shell.')

/** Registers the packages that the live shell was built with: other teams install them to build remotes. */
export const packageRoutes: ReleaseRoutes = async (app, deps) => {
  const { files, guard, site } = deps
  const { origin } = site
  const packageFiles = createPackageFiles(deps)
  app.put(
    '/api/release/shell/packages',
    {
      onRequest: (request) => guard.for(request, 'shell'),
      schema: {
        ...tokenCall(
          'storePackages',
          'Store the packages that a version of the shell was built with, or list the missing tarballs',
        ),
        description:
          'Replaces the packages of that version. Tarballs are uploaded as files of releases are, of at most 20 MB each.',
        body: PackageOffer,
        response: {
          200: PackagesResponse,
          202: PackagesResponse,
          ...problems(400, 401, 403, 404, 409, 413),
        },
      },
    },
    async (request, reply) => {
      const { name } = await guard.for(request, 'shell')
      const { missing, packages } = await storePackages(deps, request.body, name)
      return reply
        .code(missing.length > 0 ? 202 : 200)
        .send({ missing, packages: packages.map((each) => presentPackage(origin(), each)) })
    },
  )

  app.get(
    '/packages/index.json',
    {
      schema: {
        operationId: 'getPackages',
        tags: ['Releases'],
        summary: 'The live shell, and the packages that it was built with',
        security: [],
        response: { 200: reference(LivePackages), ...problems(404) },
      },
    },
    async (_request, reply) => {
      const body = presentPackages(origin(), await packageFiles.live())
      return reply.header('cache-control', 'no-cache').send(body)
    },
  )

  app.get('/packages', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').redirect('/packages/', 302),
  )

  const renderPage = async () => {
    try {
      const live = await packageFiles.live()
      return {
        status: 200,
        page: packagesPage({ ...site, origin: origin() }, presentPackages(origin(), live)),
      }
    } catch (error) {
      if (error instanceof NotFound) return { status: 404, page: withoutPackages(error.message) }
      throw error
    }
  }

  app.get('/packages/', { schema: { hide: true } }, async (_request, reply) => {
    const { status, page } = await renderPage()
    return reply
      .code(status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentPolicy,
        'cache-control': 'no-cache',
      })
      .send(page)
  })

  app.get('/packages/:file', { schema: { hide: true, params: TarballParams } }, async (request, reply) => {
    const { tarball, isExact } = await packageFiles.find(request.params.file)
    const path = packageFileName(tarball)
    if (!isExact) return reply.header('cache-control', 'no-cache').redirect(`/packages/${path}`, 302)
    const found = await files.open({ path, sha384: tarball.sha384 }, [])
    if (!found) throw noFile()
    return sendFile(request, reply, { path, ...found })
  })
}
