import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { packageFileName, PackageOffer } from '@bucketeer/platform'
import { problems } from '../../server/contract/problem'
import { reference } from '../../server/contract/reference'
import { NotFound } from '../../server/errors/domain-error'
import type { Site } from '../../options'
import { sendFile } from '../send-file'
import type { DeployGuard } from '../tokens/deploy-guard'
import type { PackageFiles } from './package-files'
import { contentPolicy, packagesPage, withoutPackages } from './packages-page'
import { presentPackage, presentPackages } from './presenter'
import { LivePackages, PackagesResponse, TarballParams } from './schemas'
import { type PackageStores, storePackages } from './store-packages'

interface Options extends PackageStores {
  guard: DeployGuard
  packageFiles: PackageFiles
  site: Pick<Site, 'origin' | 'packageLinks'>
}

const noFile = () =>
  new NotFound('The file of this package is missing. Release the shell again: npm run release -- shell.')

/** Registers the packages that the live shell was built with: other teams install them to build remotes. */
export const packageRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { guard, packageFiles, site, ...stores },
) => {
  const { origin } = site
  app.put(
    '/api/release/shell/packages',
    {
      onRequest: async (request) => void (await guard.for(request, 'shell')),
      schema: {
        operationId: 'storePackages',
        tags: ['Releases'],
        summary:
          'Store the packages that a version of the shell was built with, or list the missing tarballs',
        description:
          'Replaces the packages of that version. Tarballs are uploaded as files of releases are, of at most 20 MB each.',
        security: [{ token: [] }],
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
      const { missing, packages } = await storePackages(stores, request.body, name)
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
    const found = await stores.files.open({ path, sha384: tarball.sha384 }, [])
    if (!found) throw noFile()
    return sendFile(request, reply, { path, ...found })
  })
}
