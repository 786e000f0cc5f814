import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { problems } from '../../contract/problem'
import { BadRequest } from '../../errors/http-error'
import type { FileStore } from './file-store'
import { FileParams } from './schemas'
import type { DeployGuard } from './tokens/deploy-guard'

interface Options {
  files: FileStore
  guard: DeployGuard
}

/** Bytes: larger than any file of a release should be. */
const largestFile = 20 * 1024 * 1024

/** Where the files of releases come in. Alone, because no other call takes a stream of bytes. */
export const fileRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { files, guard }) => {
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))

  app.put(
    '/api/release/file/:sha384',
    {
      onRequest: async (request) => void (await guard.some(request)),
      logLevel: 'warn',
      bodyLimit: largestFile,
      schema: {
        tags: ['Releases'],
        summary: 'Keeps one file of a release under its hash',
        security: [{ token: [] }],
        consumes: ['application/octet-stream'],
        params: FileParams,
        response: { 204: { type: 'null', description: 'Kept.' }, ...problems(400, 401, 403, 413) },
      },
    },
    async ({ params, raw }, reply) => {
      const sha384 = `sha384-${Buffer.from(params.sha384, 'hex').toString('base64')}`
      if (!(await files.put(sha384, raw)))
        throw new BadRequest('These bytes do not have the hash that they are sent for.')
      return reply.code(204).send(null)
    },
  )
}
