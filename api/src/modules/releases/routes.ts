import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { problems } from '../../contract/problem'
import { BadRequest, NotFound } from '../../errors/http-error'
import { createDeployGuard } from './deploy-token'
import type { Encoding, FileStore } from './file-store'
import type { LiveReleaseReader } from './live-releases'
import { publish } from './publish'
import type { ReleaseRepository } from './repository'
import { FileParams, PublishAnswer, PublishBody, type ReleasedFileParams } from './schemas'
import { sendFile } from './send-file'

interface Options {
  files: FileStore
  repository: ReleaseRepository
  live: LiveReleaseReader
  deployToken?: string
}

/** Bytes: larger than any file of a release should be. */
const largestFile = 20 * 1024 * 1024
const largestManifest = 2 * 1024 * 1024

const acceptedEncodings = ({ headers }: FastifyRequest): Encoding[] => {
  const accepted = String(headers['accept-encoding'] ?? '')
  return (['br', 'gzip'] as const).filter((encoding) => accepted.includes(encoding))
}

const deploying = [{ token: [] }]

const notReleased = () => new NotFound('No release has this file.')

/** Sending releases, and their files as browsers fetch them. */
export const releaseRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { files, repository, live, deployToken },
) => {
  const mayDeploy = createDeployGuard(deployToken)
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))

  app.post(
    '/api/release',
    {
      onRequest: mayDeploy,
      bodyLimit: largestManifest,
      schema: {
        tags: ['Releases'],
        summary: 'Makes a release live, or says which of its files must be sent first',
        security: deploying,
        body: PublishBody,
        response: { 200: PublishAnswer, 202: PublishAnswer, ...problems(400, 401, 403, 409, 413) },
      },
    },
    async ({ body: { release, why } }, reply) => {
      const outcome = await publish({ files, repository }, release, { who: 'deploy token', why })
      live.forget()
      return reply.code(outcome.live ? 200 : 202).send(outcome)
    },
  )

  app.put(
    '/api/release/file/:sha384',
    {
      onRequest: mayDeploy,
      logLevel: 'warn',
      bodyLimit: largestFile,
      schema: {
        tags: ['Releases'],
        summary: 'Keeps one file of a release under its hash',
        security: deploying,
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

  app.get<{ Params: ReleasedFileParams }>(
    '/releases/:part/:version/*',
    { schema: { hide: true } },
    async (request, reply) => {
      const { part, version, '*': path } = request.params
      const release = await repository.read(part, version)
      const file = release?.files.find((candidate) => candidate.path === path)
      const found = file && (await files.open(file, acceptedEncodings(request)))
      if (!found) throw notReleased()
      return sendFile(request, reply, { path, ...found })
    },
  )
}
