import type { FastifyRequest } from 'fastify'
import { NotFound } from '@bucketeer/host/server'
import type { Routes } from '../../../app-deps'
import { nextLink, pageRequest } from '../../../contract/paging'
import { limitTexts } from '../../../limits/limits'
import { type CreatorRow, presentCreator } from '../../creator/creator'
import { createPictureUrls, type PictureUrls } from '../../media/picture-urls'
import { whoCalls } from '../../session/signed-in'
import { presentThing } from '../present-thing'
import { noSuchReport } from '../words'
import { type CareRow, createCareRepository, type LogRow, type QueueRow } from './repository'
import * as call from './schemas'

/** For everybody but moderators there is nothing here. */
async function moderatorsOnly(request: FastifyRequest) {
  const viewer = await whoCalls(request)
  if (viewer?.role !== 'Moderator') throw new NotFound(noSuchReport)
}

/** Registers /report and /log of moderators. Register it under /api/care. */
export const careRoutes: Routes = async (app, { config: { publicUrl }, database }) => {
  const care = createCareRepository(database)
  const pictureUrls = createPictureUrls(database, publicUrl)
  app.addHook('onRequest', moderatorsOnly)
  const present = createPresenter(publicUrl)

  app.get('/report', { schema: call.listCare }, async ({ user, query }, reply) => {
    const { state = 'open' } = query
    const request = pageRequest(query)
    const page = await care.list(state, user.id, request)
    reply.headers(nextLink(`${app.prefix}/report`, request, page, { state }))
    const pictures = await pictureUrls()
    return page.items.map((row) => present.queued(row, pictures))
  })

  app.get('/report/:reportId', { schema: call.readCare }, async ({ user, params }) =>
    present.report(await care.find(params.reportId, user.id), await pictureUrls()),
  )

  app.put('/report/:reportId', { schema: call.decide, onRequest: limitTexts }, async (request) => {
    const { user, params, body } = request
    await care.decide(params.reportId, user.id, body)
    return present.report(await care.find(params.reportId, user.id), await pictureUrls())
  })

  app.get('/log', { schema: call.readLog }, async ({ query }, reply) => {
    const request = pageRequest(query)
    const page = await care.log(request)
    reply.headers(nextLink(`${app.prefix}/log`, request, page))
    return page.items.map(present.decision)
  })
}

function createPresenter(publicUrl: string | undefined) {
  const person = (row: CreatorRow | null) => row && presentCreator(row, publicUrl)
  const decision = (row: LogRow) => ({
    _id: row.id,
    thing: presentThing(row),
    moderator: person(row.moderator),
    accused: person(row.accused),
    decision: row.decision,
    words: row.words,
    days: row.days,
    at: row.at.toISOString(),
  })
  const queued = (row: QueueRow, pictures: PictureUrls) => {
    const { title, text, pictureId } = row.copy
    return {
      _id: row.id,
      thing: presentThing(row),
      copy: { title, text, picture: pictureId && pictures.of(pictureId, false) },
      reason: row.reason,
      note: row.note,
      count: row.count,
      accused: person(row.accused),
      createdAt: row.createdAt.toISOString(),
    }
  }
  const report = (row: CareRow, pictures: PictureUrls) => ({
    ...queued(row, pictures),
    reports: row.reports.map(({ id, reporter, isOfSite, sent, unfounded, reason, note, createdAt }) => ({
      _id: id,
      bySite: isOfSite,
      reporter: person(reporter),
      sent,
      unfounded,
      reason,
      note,
      createdAt: createdAt.toISOString(),
    })),
    history: row.history,
    decision: row.decision && decision(row.decision),
    answers: row.answers && decision(row.answers),
  })
  return { decision, queued, report }
}
