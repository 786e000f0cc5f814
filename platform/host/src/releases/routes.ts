import { detailsFile, fromUrlHash, hashParameter, hasHashInName } from '@bucketeer/platform'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problems } from '../server/contract/problem'
import { NotFound } from '../server/errors/domain-error'
import { acceptedCompressions } from '../server/http/compression'
import { checkRoutes } from './check'
import { fileRoutes } from './file-routes'
import { releaseLimits } from './limits'
import {
  presentBatch,
  presentChange,
  presentEntry,
  presentFailure,
  presentServed,
  presentUndone,
  presentWithFailures,
} from './presenter'
import { locate } from './live-releases'
import { publish, publishBatch } from './publish'
import type { ReleaseDeps, ReleaseRoutes } from './release-deps'
import { createReleasedFiles, type FoundFile } from './released-files'
import { detailsText } from './remote-details'
import { expectServed, rollBackPart, rollBackParts } from './roll-back'
import {
  BatchResponse,
  BatchBody,
  BatchRollbackResponse,
  BatchRollbackBody,
  type FileByHashParams,
  History,
  HistoryQuery,
  StateChangeResponse,
  PartResponse,
  PartParams,
  PublishResponse,
  PublishBody,
  type PartVersionParams,
  type ReleasedFileParams,
  RemovalResponse,
  RemovalQuery,
  RollbackBody,
  SwitchBody,
  tokenCall,
} from './schemas'
import { immutable, sendFile } from './send-file'
import { servedOf } from './state-changes/release-state'
import { remove, switchPart } from './state-changes/state-changes'

/** Source maps, which only the server reads. */
const isSourceMap = (path: string) => path.endsWith('.map')

const notReleased = () => new NotFound('No release has this file.')

type Register = (app: Parameters<ReleaseRoutes>[0], deps: ReleaseDeps) => void

const registerPublishing: Register = (app, deps) => {
  const { live, guard } = deps
  app.post(
    '/api/release',
    {
      onRequest: guard.some,
      bodyLimit: releaseLimits.manifest,
      schema: {
        ...tokenCall('publishRelease', 'Make a release live, or list its missing files'),
        body: PublishBody,
        response: { 200: PublishResponse, 202: PublishResponse, ...problems(400, 401, 403, 409, 413) },
      },
    },
    async (request, reply) => {
      const { release, why, canary, origin } = request.body
      const { id, name } = await guard.for(request, release.part)
      const { missing, change } = await publish(
        deps,
        { release, percent: canary },
        { who: name, why, origin },
        id === null,
      )
      if (!change) return reply.code(202).send({ missing, served: null })
      live.forget()
      return { missing, served: presentServed(change.partState) }
    },
  )

  app.post(
    '/api/release/batch',
    {
      onRequest: guard.some,
      bodyLimit: releaseLimits.batch,
      schema: {
        ...tokenCall(
          'publishReleases',
          'Make several releases live, all or none, or list their missing files',
        ),
        body: BatchBody,
        response: { 200: BatchResponse, 202: BatchResponse, ...problems(400, 401, 403, 409, 413) },
      },
    },
    async (request, reply) => {
      const { releases, why, start, origin } = request.body
      const { name, part: own } = await guard.some(request)
      for (const { part } of releases) await guard.for(request, part)
      const outcome = await publishBatch(
        deps,
        { releases, start },
        { who: name, why, byStart: start !== undefined, origin },
        own === null,
      )
      const { missing } = outcome
      if (missing.length > 0) return reply.code(202).send({ missing, parts: [] })
      live.forget()
      return { missing, parts: presentBatch(outcome) }
    },
  )
}

const registerHistory: Register = (app, { repository, reports, guard }) => {
  app.get(
    '/api/release',
    {
      onRequest: async (request) => void (await guard.reader(request)),
      schema: {
        ...tokenCall('listReleases', 'The state of each part, with the history'),
        querystring: HistoryQuery,
        response: { 200: History, ...problems(400, 401, 403) },
      },
    },
    async ({ query: { part, limit = 50 } }) => {
      const [state, log] = await Promise.all([repository.state(), repository.log(limit, part)])
      const partStates = [...state.values()].filter(({ live }) => part === undefined || live.part === part)
      const tallies = await reports.tallies(partStates.flatMap(servedOf))
      return {
        served: partStates.map((partState) => presentWithFailures(partState, tallies)),
        log: log.map(presentEntry),
      }
    },
  )

  app.get(
    '/api/release/:part',
    {
      schema: {
        ...tokenCall(
          'getRelease',
          'The state and the failures of a part, for its tokens, also after its removal',
        ),
        params: PartParams,
        response: { 200: PartResponse, ...problems(400, 401, 403) },
      },
    },
    async (request) => {
      const { part } = request.params
      await guard.reader(request, part)
      const [state, failures] = await Promise.all([repository.state(), reports.failures(part)])
      const partState = state.get(part)
      return {
        served: partState ? presentServed(partState) : null,
        failures: failures.map(presentFailure),
      }
    },
  )
}

const registerChanges: Register = (app, { repository, live, guard }) => {
  app.delete(
    '/api/release/:part',
    {
      schema: {
        ...tokenCall(
          'removePart',
          'Remove a remote that is switched off; keep its history, which its deploy tokens still read',
        ),
        params: PartParams,
        querystring: RemovalQuery,
        response: { 200: RemovalResponse, ...problems(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { part } = request.params
      const { name } = await guard.for(request, part)
      await expectServed(repository, part)
      const tokens = await repository.remove(part, { who: name, why: request.query.why }, (state) =>
        remove(state, part),
      )
      live.forget()
      return { tokens }
    },
  )

  app.post(
    '/api/release/:part/rollback',
    {
      schema: {
        ...tokenCall('rollBackPart', 'Withdraw a canary, or make an earlier version live'),
        params: PartParams,
        body: RollbackBody,
        response: { 200: StateChangeResponse, ...problems(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { part } = request.params
      const { version, why } = request.body
      const { name } = await guard.for(request, part)
      const change = await rollBackPart(repository, { part, version }, { who: name, why })
      live.forget()
      return presentChange(change)
    },
  )

  app.post(
    '/api/release/rollback',
    {
      onRequest: guard.some,
      schema: {
        ...tokenCall('rollBackParts', 'Undo the latest change of several parts, all or none'),
        body: BatchRollbackBody,
        response: { 200: BatchRollbackResponse, ...problems(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { parts, why } = request.body
      const { name } = await guard.some(request)
      for (const part of parts) await guard.for(request, part)
      const undone = await rollBackParts(repository, parts, { who: name, why })
      live.forget()
      return { parts: undone.map(presentUndone) }
    },
  )

  app.put(
    '/api/release/:part/switch',
    {
      schema: {
        ...tokenCall('switchPart', 'Switch a remote off or on'),
        params: PartParams,
        body: SwitchBody,
        response: { 200: StateChangeResponse, ...problems(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { part } = request.params
      const { isOff, why } = request.body
      const { name } = await guard.for(request, part)
      await expectServed(repository, part)
      const change = await repository.change(part, { who: name, why }, (state) =>
        switchPart(state, part, isOff),
      )
      live.forget()
      return presentChange(change)
    },
  )
}

const registerFiles: Register = (app, { files, repository, live }) => {
  const released = createReleasedFiles({ repository, live })
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    file: FoundFile | undefined,
    isImmutable = true,
  ) => {
    if (!file || isSourceMap(file.path)) throw notReleased()
    const found = await files.open(file, acceptedCompressions(request))
    if (!found) throw notReleased()
    return sendFile(request, reply, { path: file.path, isImmutable, ...found })
  }

  app.get<{ Params: ReleasedFileParams }>(
    '/releases/:part/:version/*',
    { schema: { hide: true } },
    async (request, reply) => {
      const { part, version, '*': path } = request.params
      return send(request, reply, await released.find(part, version, path))
    },
  )

  app.get<{ Params: PartVersionParams }>(
    `/releases/:part/:version/${detailsFile}`,
    { schema: { hide: true } },
    async ({ params: { part, version } }, reply) => {
      const release = await released.findRelease(part, version)
      if (!release) throw notReleased()
      return reply
        .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': immutable })
        .send(detailsText(locate(release, false)))
    },
  )

  // The same URL in every version with this file, so that browsers keep it cached.
  app.get<{ Params: FileByHashParams; Querystring: Record<string, unknown> }>(
    '/releases/:part/files/*',
    { schema: { hide: true } },
    async (request, reply) => {
      const { part, '*': path } = request.params
      const { [hashParameter]: text } = request.query
      const sha384 = typeof text === 'string' ? fromUrlHash(text) : undefined
      // The licences that a comment in a script refers to.
      if (!sha384 && !hasHashInName(path)) return send(request, reply, released.findServed(part, path), false)
      return send(request, reply, await released.findByHash(part, path, sha384))
    },
  )
}

/** Registers releases: publishing, history, rollback, and the files for browsers. */
export const releaseRoutes: ReleaseRoutes = async (app, deps) => {
  registerPublishing(app, deps)
  registerHistory(app, deps)
  registerChanges(app, deps)
  registerFiles(app, deps)
  await app.register(checkRoutes, deps)
  await app.register(fileRoutes, deps)
}
