import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { problems } from '../../../contract/problem'
import { releaseLimits } from '../limits'
import type { ReleaseRepository } from '../repository'
import { AnnexBody, PartParams } from '../schemas'
import type { DeployGuard } from '../tokens/deploy-guard'
import type { AnnexReader } from './annex-reader'
import type { AnnexRepository } from './repository'
import { storeAnnex } from './store-annex'

interface Options {
  annexes: AnnexRepository
  reader: AnnexReader
  repository: ReleaseRepository
  guard: DeployGuard
}

/** Registers the prerendered pages of remotes, which the release commands send after a release. */
export const annexRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { annexes, reader, repository, guard },
) => {
  app.put(
    '/api/release/:part/annex',
    {
      onRequest: async (request) => void (await guard.some(request)),
      bodyLimit: releaseLimits.prerendered,
      schema: {
        tags: ['Releases'],
        operationId: 'storeAnnex',
        summary: "Store the prerendered pages of a remote's version under a shell's version",
        description: 'Accepts deploy tokens of the remote and of the shell.',
        security: [{ token: [] }],
        params: PartParams,
        body: AnnexBody,
        response: {
          204: { type: 'null', description: 'Stored.' },
          ...problems(400, 401, 403, 404, 409, 413),
        },
      },
    },
    async (request, reply) => {
      const { part } = request.params
      const { name } = await guard.for(request, part, 'shell')
      await storeAnnex({ annexes, repository }, { part, ...request.body }, name)
      reader.forget()
      return reply.code(204).send(null)
    },
  )
}
