import { problems } from '../server/contract/problem'
import { streamedUpload } from '../server/http/route-config'
import { releaseLimits } from './limits'
import type { ReleaseRoutes } from './release-deps'
import { FileParams, tokenCall } from './schemas'

/** Registers the upload of release files. A separate plugin, because no other route accepts a byte stream. */
export const fileRoutes: ReleaseRoutes = async (app, { files, unreleased, guard }) => {
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))

  app.put(
    '/api/release/file/:sha384',
    {
      onRequest: guard.some,
      config: streamedUpload,
      logLevel: 'warn',
      bodyLimit: releaseLimits.file,
      schema: {
        ...tokenCall('uploadReleaseFile', 'Upload a file of a release under its hash'),
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
