import type { FastifyRequest } from 'fastify'
import { NotSignedIn } from '@bucketeer/host/http'
import type { Routes } from '../../../app-deps'
import { nextLink, pageRequest } from '../../../contract/paging'
import { runDaily } from '../../../daily/run-daily'
import { addressKey } from '../../../limits/address-key'
import { limitByUser, limitTexts } from '../../../limits/limits'
import { presentCreator } from '../../creator/creator'
import { signedIn, whoCalls } from '../../session/signed-in'
import { createReportRepository, type DecisionRow, type OwnReportRow } from './repository'
import { presentThing } from '../present-thing'
import * as call from './schemas'

const presentReport = (row: OwnReportRow) => ({
  _id: row.id,
  thing: presentThing(row),
  // Answers are no reports of their own.
  reason: row.reason === 'answer' ? ('other' as const) : row.reason,
  note: row.note,
  outcome: row.outcome,
  createdAt: row.createdAt.toISOString(),
})

const presentDecision = (row: DecisionRow) => ({
  _id: row.id,
  thing: presentThing(row),
  title: row.title,
  decision: row.decision,
  words: row.words,
  days: row.days,
  answer: row.answer === null ? null : { note: row.answer, outcome: row.outcome, words: row.outcomeWords },
  at: row.at.toISOString(),
})

/** Registers /report and /decision. Register it under /api/people. */
export const reportRoutes: Routes = async (app, { config: { publicUrl }, database }) => {
  const reports = createReportRepository(database)
  runDaily(app, database, {
    name: 'delete old reports',
    run: async () => void (await reports.deleteOld()),
  })

  const viewerOf = async (request: FastifyRequest, kind: string) => {
    const viewer = await whoCalls(request)
    // Visitors read Public Journals alone.
    if (!viewer && (request.headers.authorization || !/journal|story/.test(kind))) throw new NotSignedIn()
    return viewer
  }

  app.get('/report/thing', { schema: call.previewThing }, async (request) => {
    const viewer = await viewerOf(request, request.query.kind)
    const { title, owner } = await reports.preview(request.query, viewer?.id)
    return { title, owner: owner && presentCreator(owner, publicUrl) }
  })

  app.post('/report', { schema: call.createReport }, async (request, reply) => {
    const { thing, reason, note = '' } = request.body
    const viewer = await viewerOf(request, thing.kind)
    await (viewer
      ? app.limits.consume('report-by-person', viewer.id)
      : app.limits.consume('report-by-visitor', addressKey(request.ip)))
    const { accused, ...report } = await reports.report({ reporterId: viewer?.id, thing, reason, note })
    return reply
      .code(201)
      .send({ ...presentReport(report), accused: accused && presentCreator(accused, publicUrl) })
  })

  app.get('/report', { schema: call.listReports, onRequest: signedIn }, async ({ user, query }, reply) => {
    const request = pageRequest(query)
    const page = await reports.listOwn(user.id, request)
    reply.headers(nextLink(`${app.prefix}/report`, request, page))
    return page.items.map(presentReport)
  })

  app.get('/decision', { schema: call.listDecisions, onRequest: signedIn }, async (request, reply) => {
    const { user, query } = request
    const wanted = pageRequest(query)
    const page = await reports.listDecisions(user.id, wanted)
    reply.headers(nextLink(`${app.prefix}/decision`, wanted, page))
    return page.items.map(presentDecision)
  })

  app.post(
    '/decision/:decisionId/answer',
    { schema: call.answerDecision, onRequest: [signedIn, limitByUser('report-by-person'), limitTexts] },
    ({ user, params, body }) => reports.answer({ accusedId: user.id, ...params, ...body }),
  )
}
