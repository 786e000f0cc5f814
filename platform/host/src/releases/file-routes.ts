import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { problems } from '../server/contract/problem'
import { streamedUpload } from '../server/http/route-config'
import type { FileStore } from './file-store'
import { releaseLimits } from './limits'
import { FileParams } from './schemas'
import type { DeployGuard } from './tokens/deploy-guard'
import type { UnreleasedRepository } from './unreleased/repository'

interface Options {
  files: FileStore
  unreleased: UnreleasedRepository
  guard: DeployGuard
}

/** Registers the upload of release files. A separate plugin, because no other route accepts a byte stream. */
export const fileRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { files, unreleased, guard }) => {
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))

  app.put(
    '/api/release/file/:sha384',
    {
      onRequest: async (request) => void (await guard.some(request)),
      config: streamedUpload,
      logLevel: 'warn',
      bodyLimit: releaseLimits.file,
      schema: {
        tags: ['Releases'],
        operationId: 'uploadReleaseFile',
        summary: 'Upload a file of a release under its hash',
        security: [{ token: [] }],
        consumes: ['application/octet-stream'],
        params: FileParams,
        response: { 204: { type: 'null', description: 'Stored.' }, ...problems(400, 401, 403, 413) },
      },
    },
    async ({ params, raw }, reply) => {
      const sha384 = `sha384-${Buffer.from(params.sha384, 'hex').toString('base64')}`
      const named = await unreleased.begin(sha384)
      await files.put(sha384, raw, Math.min(named ?? releaseLimits.file, releaseLimits.file))
      return reply.code(204).send(null)
    },
  )
}
