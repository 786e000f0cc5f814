import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { problems } from '../../server/contract/problem'
import type { FileStore } from '../file-store'
import { releaseLimits } from '../limits'
import type { ReleaseRepository } from '../repository'
import type { DeployGuard } from '../tokens/deploy-guard'
import { checkReleases } from './check-releases'
import { CheckResponse, CheckBody } from './schemas'

interface Options {
  files: FileStore
  repository: ReleaseRepository
  guard: DeployGuard
}

/** Registers the dry run of releases. */
export const checkRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { guard, ...stores }) => {
  app.post(
    '/api/release/check',
    {
      onRequest: async (request) => void (await guard.some(request)),
      bodyLimit: releaseLimits.batch,
      schema: {
        operationId: 'checkReleases',
        tags: ['Releases'],
        summary: 'Check releases without releasing them, and list every problem',
        security: [{ token: [] }],
        body: CheckBody,
        response: { 200: CheckResponse, ...problems(400, 401, 403, 413) },
      },
    },
    async (request) => {
      const { part: own } = await guard.some(request)
      for (const { part } of request.body.releases) await guard.for(request, part)
      return checkReleases(stores, request.body.releases, own === null)
    },
  )
}
