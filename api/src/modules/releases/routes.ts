import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { problems } from '../../contract/problem'
import { NotFound } from '../../errors/http-error'
import { acceptedCompressions } from '../../http/accepted-encodings'
import { fileRoutes } from './file-routes'
import type { FileStore } from './file-store'
import type { LiveReleaseReader } from './live-releases'
import { type Move, turn } from './moves/moves'
import { presentEntry, presentServed } from './presenter'
import { publish } from './publish'
import type { ReleaseRepository } from './repository'
import { rollBackPart } from './roll-back-part'
import {
  History,
  HistoryQuery,
  MoveAnswer,
  PartParams,
  PublishAnswer,
  PublishBody,
  type ReleasedFileParams,
  RollbackBody,
  SwitchBody,
} from './schemas'
import { sendFile } from './send-file'
import type { DeployGuard } from './tokens/deploy-guard'

interface Options {
  files: FileStore
  repository: ReleaseRepository
  live: LiveReleaseReader
  guard: DeployGuard
}

/** Bytes. */
const largestManifest = 2 * 1024 * 1024

const describe = (summary: string) => ({ tags: ['Releases'], summary, security: [{ token: [] }] })

const notReleased = () => new NotFound('No release has this file.')

const presentMove = ({ standing, step }: Move) => ({
  served: presentServed(standing),
  event: step?.event ?? null,
})

/** Releases: sending them, taking them back, their history, and their files as browsers fetch them. */
export const releaseRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { files, repository, live, guard },
) => {
  const someDeployer = async (request: FastifyRequest) => void (await guard.some(request))

  app.post(
    '/api/release',
    {
      onRequest: someDeployer,
      bodyLimit: largestManifest,
      schema: {
        ...describe('Makes a release live, or says which of its files must be sent first'),
        body: PublishBody,
        response: { 200: PublishAnswer, 202: PublishAnswer, ...problems(400, 401, 403, 409, 413) },
      },
    },
    async (request, reply) => {
      const { release, why, canary } = request.body
      const { name } = await guard.for(request, release.part)
      const { missing, move } = await publish(
        { files, repository },
        { release, percent: canary },
        { who: name, why },
      )
      if (!move) return reply.code(202).send({ missing, served: null })
      live.forget()
      return { missing, served: presentServed(move.standing) }
    },
  )

  app.get(
    '/api/release',
    {
      onRequest: someDeployer,
      schema: {
        ...describe('What each part serves, and how that came'),
        querystring: HistoryQuery,
        response: { 200: History, ...problems(400, 401, 403) },
      },
    },
    async ({ query: { part, limit = 50 } }) => {
      const [board, log] = await Promise.all([repository.board(), repository.log(limit, part)])
      const served = [...board.values()].map(presentServed)
      return {
        served: served.filter((each) => part === undefined || each.part === part),
        log: log.map(presentEntry),
      }
    },
  )

  app.post(
    '/api/release/:part/rollback',
    {
      schema: {
        ...describe('Takes a canary back, or makes the version live that was live before'),
        params: PartParams,
        body: RollbackBody,
        response: { 200: MoveAnswer, ...problems(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { part } = request.params
      const { version, why } = request.body
      const { name } = await guard.for(request, part)
      const move = await rollBackPart(repository, { part, version }, { who: name, why })
      live.forget()
      return presentMove(move)
    },
  )

  app.put(
    '/api/release/:part/switch',
    {
      schema: {
        ...describe('Switches a remote off, or on again'),
        params: PartParams,
        body: SwitchBody,
        response: { 200: MoveAnswer, ...problems(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { part } = request.params
      const { isOff, why } = request.body
      const { name } = await guard.for(request, part)
      const move = await repository.move(part, { who: name, why }, (board) => turn(board, part, isOff))
      live.forget()
      return presentMove(move)
    },
  )

  await app.register(fileRoutes, { files, guard })

  app.get<{ Params: ReleasedFileParams }>(
    '/releases/:part/:version/*',
    { schema: { hide: true } },
    async (request, reply) => {
      const { part, version, '*': path } = request.params
      const release = await repository.read(part, version)
      const file = release?.files.find((candidate) => candidate.path === path)
      const found = file && (await files.open(file, acceptedCompressions(request)))
      if (!found) throw notReleased()
      return sendFile(request, reply, { path, ...found })
    },
  )
}
